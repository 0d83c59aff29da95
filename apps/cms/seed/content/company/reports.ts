import type { AuditStatus, Locale, ReportKind } from '@beranda/contract';
import { addDays } from '@beranda/finance';
import { publishBy } from '#cms/collections/reports/publish-by.ts';
import type { DocumentSeed } from '../../seed-document.ts';
import { reportDocument } from './financial-report.ts';
import { monthOf } from './written-figures.ts';

export type ReportSeed = {
  slug: string;
  kind: ReportKind;
  positionDate: string;
  auditStatus: AuditStatus;
  publishedOn: string;
  title: Record<Locale, string>;
  document: DocumentSeed;
};

const YEARS = 5;
const MONTHS_PER_YEAR = 12;
const MONTHS_PER_QUARTER = 3;
/** How long before the last day the demonstration bank publishes. */
const DAYS_AHEAD = 4;

const names: Record<ReportKind, Record<Locale, string>> = {
  yearly: { id: 'Laporan Tahunan', en: 'Annual report' },
  quarterly: { id: 'Laporan Keuangan', en: 'Financial report' },
  monthly: { id: 'Laporan Keuangan Bulanan', en: 'Monthly financial report' },
  'risk-exposure': { id: 'Laporan Eksposur Risiko dan Permodalan', en: 'Risk exposure and capital report' },
};

const ROMAN = ['I', 'II', 'III', 'IV'] as const;

function titleOf(kind: ReportKind, date: string): Record<Locale, string> {
  const { id, en } = names[kind];
  if (kind === 'yearly') return { id: `${id} ${date.slice(0, 4)}`, en: `${en} ${date.slice(0, 4)}` };
  if (kind === 'monthly')
    return { id: `${id} ${monthOf('id-ID', date)}`, en: `${en}, ${monthOf('en-GB', date)}` };
  const quarter = Number(date.slice(5, 7)) / MONTHS_PER_QUARTER;
  const year = date.slice(0, 4);
  return { id: `${id} Triwulan ${ROMAN[quarter - 1]} ${year}`, en: `${en}, Q${quarter} ${year}` };
}

function statusOf(kind: ReportKind, month: number): AuditStatus {
  if (kind === 'yearly') return 'audited';
  if (kind !== 'quarterly') return 'unaudited';
  if (month === MONTHS_PER_YEAR) return 'audited';
  return month === MONTHS_PER_YEAR / 2 ? 'reviewed' : 'unaudited';
}

function reportOf(kind: ReportKind, positionDate: string): ReportSeed | null {
  const auditStatus = statusOf(kind, Number(positionDate.slice(5, 7)));
  const last = publishBy(kind, positionDate, auditStatus);
  if (last === null) return null;
  const title = titleOf(kind, positionDate);
  const publishedOn = addDays(last, -DAYS_AHEAD);
  return {
    slug: `${kind}-${positionDate}`,
    kind,
    positionDate,
    auditStatus,
    publishedOn,
    title,
    document: {
      title,
      pdf: reportDocument({ kind, date: positionDate, auditStatus, title: title.id, publishedOn }),
    },
  };
}

/** Kinds that a month's end brings; risk exposure twice a year, so that files stay few. */
function kindsOf(month: number): ReportKind[] {
  if (month % MONTHS_PER_QUARTER !== 0) return ['monthly'];
  if (month === MONTHS_PER_YEAR) return ['yearly', 'quarterly', 'risk-exposure'];
  return month === MONTHS_PER_YEAR / 2 ? ['quarterly', 'risk-exposure'] : ['quarterly'];
}

/** The reports of the five years before a day, each published a few days ahead of its last day, if that has come. */
export function reportsUntil(today: string): ReportSeed[] {
  const [year = 0, month = 0] = today.split('-').map(Number);
  const reports: ReportSeed[] = [];
  for (let back = 0; back <= YEARS * MONTHS_PER_YEAR; back += 1) {
    const positionDate = new Date(Date.UTC(year, month - back, 0)).toISOString().slice(0, 10);
    for (const kind of kindsOf(Number(positionDate.slice(5, 7)))) {
      const report = reportOf(kind, positionDate);
      if (report && report.publishedOn <= today) reports.push(report);
    }
  }
  return reports;
}
