import type { AuditStatus, Locale, ReportKind } from '@beranda/contract';
import { publishBy } from '#cms/collections/reports/publish-by.ts';
import type { DocumentSeed } from '../../seed-document.ts';
import { figuresOf, inMillions, profitOf } from './figures.ts';

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
const MONTHS_A_YEAR = 12;
const MONTHS_A_QUARTER = 3;
/** How long before the last day the demonstration bank publishes. */
const DAYS_AHEAD = 4;
const DAY_MS = 24 * 60 * 60 * 1_000;

const NOTES = [
  'Dokumen ini adalah contoh untuk demonstrasi. Angkanya karangan dan bukan laporan bank mana pun.',
  'This document is an example for demonstration. Its figures are invented and are no report of any bank.',
];

const names: Record<ReportKind, Record<Locale, string>> = {
  yearly: { id: 'Laporan Tahunan', en: 'Annual report' },
  quarterly: { id: 'Laporan Keuangan Triwulanan', en: 'Quarterly financial report' },
  monthly: { id: 'Laporan Keuangan Bulanan', en: 'Monthly financial report' },
  'risk-exposure': { id: 'Laporan Eksposur Risiko dan Permodalan', en: 'Risk exposure and capital report' },
};

const auditWords: Record<AuditStatus, string> = {
  audited: 'Diaudit / Audited',
  reviewed: 'Ditelaah terbatas / Limited review',
  unaudited: 'Tidak diaudit / Unaudited',
};

const dayIn = (locale: string, date: string, style: 'long' | 'short') =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', month: style, year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );

function titleOf(kind: ReportKind, date: string): Record<Locale, string> {
  const { id, en } = names[kind];
  if (kind === 'yearly') return { id: `${id} ${date.slice(0, 4)}`, en: `${en} ${date.slice(0, 4)}` };
  return { id: `${id} ${dayIn('id-ID', date, 'long')}`, en: `${en}, ${dayIn('en-US', date, 'long')}` };
}

function statusOf(kind: ReportKind, month: number): AuditStatus {
  if (kind === 'yearly') return 'audited';
  if (kind !== 'quarterly') return 'unaudited';
  if (month === MONTHS_A_YEAR) return 'audited';
  return month === MONTHS_A_YEAR / 2 ? 'reviewed' : 'unaudited';
}

function tableOf(kind: ReportKind, date: string): Pick<DocumentSeed['pdf'], 'columns' | 'rows'> {
  const year = Number(date.slice(0, 4)) - 1;
  const before = `${year}-12-31`;
  const figure = new Intl.NumberFormat('id-ID');
  const share = new Intl.NumberFormat('id-ID', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const [now, then] = [figuresOf(date), figuresOf(before)];
  const amount = (name: 'assets' | 'loans' | 'deposits', text: string) => [
    text,
    figure.format(inMillions(now[name], `${name} ${date}`)),
    figure.format(inMillions(then[name], `${name} ${before}`)),
  ];
  const ratio = (name: 'npl' | 'capital', text: string) => [
    text,
    share.format(now[name]),
    share.format(then[name]),
  ];
  const columns = [
    'Dalam jutaan rupiah / In IDR million',
    dayIn('id-ID', date, 'short'),
    dayIn('id-ID', before, 'short'),
  ];
  if (kind === 'risk-exposure')
    return {
      columns,
      rows: [
        ratio('capital', 'Kecukupan modal / Capital adequacy (%)'),
        ratio('npl', 'Kredit bermasalah bruto / Gross NPL (%)'),
        amount('loans', 'Eksposur kredit / Credit exposure'),
        amount('assets', 'Total eksposur / Total exposure'),
      ],
    };
  return {
    columns,
    rows: [
      amount('assets', 'Total aset / Total assets'),
      amount('loans', 'Kredit / Loans'),
      amount('deposits', 'Dana pihak ketiga / Customer deposits'),
      [
        'Laba bersih berjalan / Net profit to date',
        figure.format(profitOf(date) * 1_000),
        figure.format(profitOf(before) * 1_000),
      ],
      ratio('npl', 'Kredit bermasalah bruto / Gross NPL (%)'),
      ratio('capital', 'Kecukupan modal / Capital adequacy (%)'),
    ],
  };
}

function reportOf(kind: ReportKind, positionDate: string): ReportSeed | null {
  const auditStatus = statusOf(kind, Number(positionDate.slice(5, 7)));
  const last = publishBy(kind, positionDate, auditStatus);
  if (last === null) return null;
  const title = titleOf(kind, positionDate);
  return {
    slug: `${kind}-${positionDate}`,
    kind,
    positionDate,
    auditStatus,
    publishedOn: new Date(Date.parse(last) - DAYS_AHEAD * DAY_MS).toISOString().slice(0, 10),
    title,
    document: {
      title,
      pdf: {
        title: title.id,
        subtitle: `Posisi / Position ${dayIn('id-ID', positionDate, 'long')}. ${auditWords[auditStatus]}`,
        ...tableOf(kind, positionDate),
        notes: NOTES,
      },
    },
  };
}

/** Kinds that a month's end brings; risk exposure twice a year, so that files stay few. */
function kindsOf(month: number): ReportKind[] {
  if (month % MONTHS_A_QUARTER !== 0) return ['monthly'];
  if (month === MONTHS_A_YEAR) return ['yearly', 'quarterly', 'risk-exposure'];
  return month === MONTHS_A_YEAR / 2 ? ['quarterly', 'risk-exposure'] : ['quarterly'];
}

/** The reports of the five years before a day, each published a few days ahead of its last day, if that has come. */
export function reportsUntil(today: string): ReportSeed[] {
  const [year = 0, month = 0] = today.split('-').map(Number);
  const reports: ReportSeed[] = [];
  for (let back = 0; back <= YEARS * MONTHS_A_YEAR; back += 1) {
    const positionDate = new Date(Date.UTC(year, month - back, 0)).toISOString().slice(0, 10);
    for (const kind of kindsOf(Number(positionDate.slice(5, 7)))) {
      const report = reportOf(kind, positionDate);
      if (report && report.publishedOn <= today) reports.push(report);
    }
  }
  return reports;
}
