import type { AuditStatus, ReportKind } from '@beranda/contract';
import { addDays } from '@beranda/finance';
import { isQuarterEnd, publishBy } from '#cms/collections/reports/publish-by.ts';

/** What is known of a report that staff have written. */
export type KnownReport = {
  kind: ReportKind;
  positionDate: string;
  auditStatus: AuditStatus;
  isPublished: boolean;
};

export type MissingReport = { kind: ReportKind; positionDate: string; publishBy: string };

const MONTHS_BACK = 14;
const MONTHS_A_YEAR = 12;

/** Reports that the end of a month brings. Risk exposure has no dates of its own that we could source. */
function kindsOf(positionDate: string): ReportKind[] {
  if (!isQuarterEnd(positionDate)) return ['monthly'];
  return Number(positionDate.slice(5, 7)) === MONTHS_A_YEAR ? ['quarterly', 'yearly'] : ['quarterly'];
}

/**
 * Reports of the last fourteen months that have to be published within so many days and are not yet, the most urgent
 * first. A draft says how far its figures are checked, and so by when it is due; without one it is the earliest date.
 *
 * @returns nothing for a bank that keeps no reports here at all.
 */
export function missingReports(
  today: string,
  known: readonly KnownReport[],
  withinDays: number,
): MissingReport[] {
  if (known.length === 0) return [];
  const [year = 0, month = 0] = today.split('-').map(Number);
  const missing: MissingReport[] = [];
  for (let back = 1; back <= MONTHS_BACK; back += 1) {
    const positionDate = new Date(Date.UTC(year, month - back, 0)).toISOString().slice(0, 10);
    for (const kind of kindsOf(positionDate)) {
      const written = known.filter((one) => one.kind === kind && one.positionDate === positionDate);
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
  return missing.sort((a, b) => (a.publishBy < b.publishBy ? -1 : 1));
}
