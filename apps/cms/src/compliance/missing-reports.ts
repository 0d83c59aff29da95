import type { AuditStatus, ReportKind } from '@beranda/contract';
import { addDays } from '@beranda/finance';
import { isQuarterEnd, publishBy } from '#cms/collections/reports/publish-by.ts';

/** A stored report, draft or published. */
export type KnownReport = {
  kind: ReportKind;
  positionDate: string;
  auditStatus: AuditStatus;
  isPublished: boolean;
};

export type MissingReport = { kind: ReportKind; positionDate: string; publishBy: string };

const MONTHS_BACK = 14;
const DECEMBER = 12;

/** Reports due for a month end, and those of risk exposure if they are prepared: not every quarter needs one. */
function kindsOf(positionDate: string, reports: readonly KnownReport[]): ReportKind[] {
  if (!isQuarterEnd(positionDate)) return ['monthly'];
  const isPrepared = reports.some(
    ({ kind, positionDate: date }) => kind === 'risk-exposure' && date === positionDate,
  );
  return [
    'quarterly',
    ...(Number(positionDate.slice(5, 7)) === DECEMBER ? (['yearly'] as const) : []),
    ...(isPrepared ? (['risk-exposure'] as const) : []),
  ];
}

/**
 * Unpublished reports of the last fourteen months that are due within a number of days, most urgent first.
 * The audit status of a draft determines the deadline; without a draft the earliest one applies.
 *
 * @returns empty if no reports are maintained here.
 */
export function missingReports(
  today: string,
  reports: readonly KnownReport[],
  withinDays: number,
): MissingReport[] {
  if (reports.length === 0) return [];
  const [year = 0, month = 0] = today.split('-').map(Number);
  const missing: MissingReport[] = [];
  for (let back = 1; back <= MONTHS_BACK; back += 1) {
    const positionDate = new Date(Date.UTC(year, month - back, 0)).toISOString().slice(0, 10);
    for (const kind of kindsOf(positionDate, reports)) {
      const written = reports.filter(
        (candidate) => candidate.kind === kind && candidate.positionDate === positionDate,
      );
      if (written.some(({ isPublished }) => isPublished)) continue;
      const statuses = written.map(({ auditStatus }) => auditStatus);
      const [due = null] = (statuses.length > 0 ? statuses : (['unaudited'] as const))
        .map((status) => publishBy(kind, positionDate, status))
        .filter((day) => day !== null)
        .sort();
      if (due !== null && due <= addDays(today, withinDays))
        missing.push({ kind, positionDate, publishBy: due });
    }
  }
  return missing.toSorted((a, b) => a.publishBy.localeCompare(b.publishBy));
}
