import type { AuditStatus, ReportKind } from '@beranda/contract';
import type { BilingualText, BlockInput, PdfSeed, SectionInput } from '../../documents/document-seed.ts';
import { annualReport } from './annual-report.ts';
import { ILLUSTRATION } from './illustration.ts';
import { growthChart, periodsUntil, round } from './period-charts.ts';
import {
  balanceTable,
  capitalTable,
  incomeTable,
  liquidityTable,
  loanTable,
  qualityTable,
  ratioTable,
} from './statement-tables.ts';
import {
  balanceSheet,
  capitalOf,
  incomeStatement,
  liquidityOf,
  monthEnd,
  ratiosOf,
  yearEndBefore,
} from './statements.ts';
import { billions, changeOf, dayIn, monthIn, ratio, share, trillions } from './written-figures.ts';

/** Kind, dates and audit status of a report. */
export type ReportDetails = {
  kind: ReportKind;
  /** The last day that it covers. */
  date: string;
  auditStatus: AuditStatus;
  title: string;
  publishedOn: string;
};

const MONTHS_PER_YEAR = 12;
const MONTHS_PER_QUARTER = 3;
const MONTHS_IN_CHART = 7;
const QUARTERS_IN_CHART = 8;
const HALF_YEARS_IN_CHART = 5;
const MILLIONS_IN_BILLION = 1_000;

const auditTexts: Record<AuditStatus, BilingualText & object> = {
  audited: { id: 'diaudit', en: 'audited' },
  reviewed: { id: 'ditelaah secara terbatas', en: 'limited review' },
  unaudited: { id: 'tidak diaudit', en: 'unaudited' },
};

/** The profit of each quarter: what a year has earned until then, less what it had before. */
const quarterlyProfitChart = (dates: readonly string[]): BlockInput => ({
  type: 'bars',
  title: { id: 'Laba bersih setiap triwulan', en: 'Net profit of each quarter' },
  unit: 'miliar rupiah',
  categories: dates.map(monthIn),
  series: [
    {
      name: 'Laba bersih',
      values: dates.map((date) => {
        const earlier =
          date.slice(5, 7) === '03' ? 0 : incomeStatement(monthEnd(date, MONTHS_PER_QUARTER)).profit;
        return round((incomeStatement(date).profit - earlier) / MILLIONS_IN_BILLION, 0);
      }),
    },
  ],
});

const highlights = (date: string): BlockInput => {
  const { assets, deposits, loans, profit } = balanceSheet(date);
  const before = balanceSheet(monthEnd(date, MONTHS_PER_YEAR));
  const item = (label: BilingualText, value: number, earlier: number, written = trillions) => ({
    label,
    value: written(value),
    note: `${changeOf(earlier, value)} dalam setahun`,
  });
  return {
    type: 'figures',
    items: [
      item({ id: 'Aset', en: 'Assets' }, assets, before.assets),
      item({ id: 'Kredit', en: 'Loans' }, loans, before.loans),
      item({ id: 'Dana pihak ketiga', en: 'Deposits' }, deposits, before.deposits),
      item({ id: 'Laba bersih', en: 'Net profit' }, profit, before.profit, billions),
    ],
  };
};

function summaryOf(date: string): BlockInput {
  const { loansToDeposits, msmeShare, npl, capital } = ratiosOf(date);
  const [now, before] = [balanceSheet(date), balanceSheet(monthEnd(date, MONTHS_PER_YEAR))];
  return {
    type: 'text',
    text: `Dalam setahun kredit ${changeOf(before.loans, now.loans)} dan dana pihak ketiga ${changeOf(before.deposits, now.deposits)}. Kredit kepada usaha mikro, kecil, dan menengah berjumlah ${trillions(now.msme)}, atau ${share(msmeShare)} dari seluruh kredit. Kredit bermasalah bruto ${ratio(npl)}%, rasio kecukupan modal ${ratio(capital)}%, dan rasio kredit terhadap dana pihak ketiga ${share(loansToDeposits)}.`,
  };
}

/** Accounting basis of the figures, and who is responsible for them. */
const aboutReport = (date: string, auditStatus: AuditStatus): BilingualText[] => [
  `Angka per ${dayIn('id-ID', date)} ${auditTexts[auditStatus].id}. Jumlah dinyatakan dalam jutaan rupiah; angka dalam kurung adalah pengurang.`,
  'Laporan disusun menurut Standar Akuntansi Keuangan di Indonesia dan disajikan dalam bentuk laporan publikasi bank umum. Rasio yang membandingkan hasil dengan rata-rata aset, ekuitas, atau aset produktif dihitung setahun penuh.',
  'Direktur Utama dan Direktur Keuangan bertanggung jawab atas isi laporan ini. Bank tidak memiliki anak perusahaan. Pemegang saham pengendali adalah Bank Nusantara Raya Utama (Persero).',
];

function monthlySections({ date }: ReportDetails): SectionInput[] {
  const before = yearEndBefore(date);
  return [
    { title: { id: 'Ikhtisar', en: 'Highlights' }, blocks: [highlights(date), summaryOf(date)] },
    {
      title: { id: 'Perkembangan', en: 'Development' },
      blocks: [growthChart(periodsUntil(date, 1, MONTHS_IN_CHART))],
    },
    {
      title: { id: 'Posisi keuangan', en: 'Financial position' },
      startsPage: true,
      blocks: [balanceTable(date, before)],
    },
    {
      title: { id: 'Laba rugi', en: 'Profit or loss' },
      startsPage: true,
      blocks: [incomeTable(date, monthEnd(date, MONTHS_PER_YEAR))],
    },
  ];
}

function quarterlySections({ date }: ReportDetails): SectionInput[] {
  const before = yearEndBefore(date);
  const yearAgo = monthEnd(date, MONTHS_PER_YEAR);
  const quarters = periodsUntil(date, MONTHS_PER_QUARTER, QUARTERS_IN_CHART);
  return [
    {
      title: { id: 'Ikhtisar', en: 'Highlights' },
      blocks: [highlights(date), summaryOf(date), quarterlyProfitChart(quarters)],
    },
    {
      title: { id: 'Posisi keuangan', en: 'Financial position' },
      startsPage: true,
      blocks: [balanceTable(date, before)],
    },
    {
      title: { id: 'Laba rugi', en: 'Profit or loss' },
      startsPage: true,
      blocks: [incomeTable(date, yearAgo)],
    },
    { title: { id: 'Rasio', en: 'Ratios' }, blocks: [ratioTable(date, yearAgo)] },
    {
      title: { id: 'Kredit', en: 'Loans' },
      startsPage: true,
      blocks: [loanTable(date), qualityTable(date, before), growthChart(quarters)],
    },
  ];
}

function riskSections({ date }: ReportDetails): SectionInput[] {
  const before = yearEndBefore(date);
  const { core, ratio: adequacy, weighted } = capitalOf(date);
  const halfYears = periodsUntil(date, MONTHS_PER_YEAR / 2, HALF_YEARS_IN_CHART);
  return [
    {
      title: { id: 'Ikhtisar', en: 'Highlights' },
      blocks: [
        {
          type: 'figures',
          items: [
            { label: { id: 'Kecukupan modal', en: 'Capital adequacy' }, value: `${ratio(adequacy)}%` },
            { label: { id: 'Modal inti', en: 'Tier 1 capital' }, value: trillions(core) },
            { label: { id: 'ATMR', en: 'Risk-weighted assets' }, value: trillions(weighted) },
            { label: 'LCR', value: `${ratio(liquidityOf(date).coverage)}%` },
          ],
        },
        {
          type: 'text',
          text: 'Laporan ini memuat permodalan, eksposur risiko, dan likuiditas bank. Setiap jenis risiko memiliki batas yang diusulkan Direksi dan disetujui Dewan Komisaris; pelampauan batas dilaporkan pada hari yang sama. Pada tanggal laporan tidak ada batas yang terlampaui.',
        },
        {
          type: 'lines',
          title: { id: 'Rasio kecukupan modal', en: 'Capital adequacy ratio' },
          unit: 'persen',
          decimals: 2,
          categories: halfYears.map(monthIn),
          series: [
            { name: 'KPMM', values: halfYears.map((halfYear) => round(capitalOf(halfYear).ratio, 2)) },
          ],
        },
      ],
    },
    { title: { id: 'Permodalan', en: 'Capital' }, startsPage: true, blocks: [capitalTable(date, before)] },
    {
      title: { id: 'Risiko kredit', en: 'Credit risk' },
      blocks: [
        {
          type: 'text',
          text: 'Risiko kredit adalah risiko terbesar bank. Persetujuan berjenjang menurut jumlah, dan kredit di atas Rp5 miliar juga diperiksa dampak lingkungan dan sosialnya.',
        },
        qualityTable(date, before),
        loanTable(date),
      ],
    },
    {
      title: { id: 'Likuiditas', en: 'Liquidity' },
      blocks: [
        {
          type: 'text',
          text: 'Komite Aset dan Liabilitas (ALCO) bersidang setiap dua pekan. Aset likuid selalu melebihi arus kas keluar bersih selama tiga puluh hari dalam keadaan tertekan.',
        },
        liquidityTable(date, before),
      ],
    },
    {
      title: { id: 'Risiko pasar dan operasional', en: 'Market and operational risk' },
      blocks: [
        {
          type: 'list',
          items: [
            'Risiko pasar kecil: bank tidak memperdagangkan surat berharga untuk keuntungan jangka pendek, dan posisi devisa neto dijaga di bawah 5% dari modal.',
            'Risiko operasional dicatat sebagai kejadian, diberi penanggung jawab, dan dibahas setiap bulan oleh Komite Manajemen Risiko.',
            'Uji ketahanan dilakukan dua kali setahun: ekonomi yang memburuk, kurs yang melemah tajam, dan sistem yang padam selama sehari.',
          ],
        },
      ],
    },
  ];
}

const kinds: Record<ReportKind, BilingualText> = {
  yearly: { id: 'Kutipan laporan tahunan', en: 'Extract of the annual report' },
  quarterly: { id: 'Laporan publikasi triwulanan', en: 'Quarterly published report' },
  monthly: { id: 'Laporan publikasi bulanan', en: 'Monthly published report' },
  'risk-exposure': { id: 'Laporan publikasi', en: 'Published report' },
};

/** A published report as a document. */
export function reportDocument(report: ReportDetails): PdfSeed {
  const { auditStatus, date, kind, publishedOn, title } = report;
  const common = { kind: kinds[kind], title, writtenOn: publishedOn };
  if (kind === 'yearly') return { ...common, ...annualReport(date), notes: [ILLUSTRATION] };
  const sections = { monthly: monthlySections, quarterly: quarterlySections, 'risk-exposure': riskSections };
  const { en, id } = auditTexts[auditStatus];
  return {
    ...common,
    subtitle: {
      id: `Posisi ${dayIn('id-ID', date)}, ${id}`,
      en: `Position ${dayIn('en-GB', date)}, ${en}`,
    },
    sections: sections[kind](report),
    notes: [...aboutReport(date, auditStatus), ILLUSTRATION],
  };
}
