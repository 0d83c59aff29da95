import type { BilingualText, BlockInput } from '../../documents/document-seed.ts';
import {
  type BalanceSheet,
  balanceSheet,
  capitalOf,
  type IncomeStatement,
  incomeStatement,
  liquidityOf,
  loansOf,
  ratiosOf,
} from './statements.ts';
import { amount, dayIn, ratio, share } from './written-figures.ts';

type Table = Extract<BlockInput, { type: 'table' }>;
type Row = Table['rows'][number];

const MILLIONS: BilingualText = { id: 'Dalam jutaan rupiah', en: 'In IDR million' };
const PERCENT: BilingualText = { id: 'Dalam persen', en: 'In per cent' };

/** The widths of a name and two figures. */
const WIDTHS = [4.3, 1, 1];

const group = (id: string, en: string): Row => ({ cells: [{ id, en }], as: 'group' });

/** Makes rows with the same figure of two statements. */
const rowsOf = <Statement extends Record<string, number>>(now: Statement, then: Statement) => {
  const cells = (id: string, en: string, name: keyof Statement & string, sign: 1 | -1 = 1) => [
    { id, en },
    amount(sign * (now[name] ?? 0)),
    amount(sign * (then[name] ?? 0)),
  ];
  return {
    row: (...of: Parameters<typeof cells>): Row => ({ cells: cells(...of) }),
    total: (...of: Parameters<typeof cells>): Row => ({ cells: cells(...of), as: 'total' }),
  };
};

const short = (date: string) => dayIn('id-ID', date, 'short');

/** The statement of financial position on two days. */
export function balanceTable(date: string, before: string): Table {
  const { row, total } = rowsOf<BalanceSheet>(balanceSheet(date), balanceSheet(before));
  return {
    type: 'table',
    title: { id: 'Laporan posisi keuangan', en: 'Statement of financial position' },
    columns: [MILLIONS, short(date), short(before)],
    widths: WIDTHS,
    rows: [
      group('Aset', 'Assets'),
      row('Kas', 'Cash', 'cash'),
      row('Giro pada Bank Indonesia', 'Current accounts with Bank Indonesia', 'centralBank'),
      row('Penempatan pada bank lain', 'Placements with other banks', 'placements'),
      row('Surat berharga', 'Securities', 'securities'),
      row('Kredit yang diberikan', 'Loans', 'loans'),
      row('Cadangan kerugian penurunan nilai', 'Allowance for impairment losses', 'allowance', -1),
      row('Aset tetap dan aset takberwujud', 'Fixed and intangible assets', 'fixedAssets'),
      row('Aset lain', 'Other assets', 'otherAssets'),
      total('Jumlah aset', 'Total assets', 'assets'),
      group('Liabilitas', 'Liabilities'),
      row('Giro', 'Current accounts', 'current'),
      row('Tabungan', 'Savings accounts', 'savings'),
      row('Deposito', 'Time deposits', 'time'),
      row('Simpanan dari bank lain', 'Deposits from other banks', 'fromBanks'),
      row('Pinjaman yang diterima', 'Borrowings', 'borrowings'),
      row('Liabilitas lain', 'Other liabilities', 'otherLiabilities'),
      total('Jumlah liabilitas', 'Total liabilities', 'liabilities'),
      group('Ekuitas', 'Equity'),
      row('Modal disetor', 'Paid-in capital', 'paidIn'),
      row('Cadangan umum', 'General reserves', 'reserves'),
      row('Saldo laba tahun-tahun lalu', 'Retained earnings of previous years', 'retained'),
      row('Laba tahun berjalan', 'Profit of the year to date', 'profit'),
      total('Jumlah ekuitas', 'Total equity', 'equity'),
    ],
  };
}

/** The statement of profit or loss of two periods, each from the beginning of its year. */
export function incomeTable(date: string, before: string): Table {
  const { row, total } = rowsOf<IncomeStatement>(incomeStatement(date), incomeStatement(before));
  return {
    type: 'table',
    title: { id: 'Laporan laba rugi, sejak 1 Januari', en: 'Profit or loss, from 1 January' },
    columns: [MILLIONS, short(date), short(before)],
    widths: WIDTHS,
    rows: [
      row('Pendapatan bunga', 'Interest income', 'interestIncome'),
      row('Beban bunga', 'Interest expense', 'interestExpense', -1),
      total('Pendapatan bunga bersih', 'Net interest income', 'netInterest'),
      row('Pendapatan provisi, komisi, dan lainnya', 'Fees and other income', 'fees'),
      row('Kerugian penurunan nilai', 'Impairment losses', 'impairment', -1),
      row('Beban tenaga kerja', 'Personnel expenses', 'personnel', -1),
      row('Beban umum dan administrasi', 'General and administrative expenses', 'general', -1),
      row('Penyusutan dan amortisasi', 'Depreciation and amortisation', 'depreciation', -1),
      total('Laba sebelum pajak', 'Profit before tax', 'beforeTax'),
      row('Beban pajak penghasilan', 'Income tax', 'tax', -1),
      total('Laba bersih', 'Net profit', 'profit'),
    ],
  };
}

/** The ratios of OJK's form, on two days. */
export function ratioTable(date: string, before: string): Table {
  const [now, then] = [ratiosOf(date), ratiosOf(before)];
  const row = (id: string, en: string, name: keyof typeof now): Row => ({
    cells: [{ id, en }, ratio(now[name]), ratio(then[name])],
  });
  return {
    type: 'table',
    title: { id: 'Rasio keuangan', en: 'Financial ratios' },
    columns: [PERCENT, short(date), short(before)],
    widths: WIDTHS,
    rows: [
      row('Kewajiban penyediaan modal minimum (KPMM)', 'Capital adequacy', 'capital'),
      row('Kredit bermasalah (NPL) bruto', 'Gross NPL', 'npl'),
      row('Kredit bermasalah (NPL) neto', 'Net NPL', 'netNpl'),
      row('Cadangan terhadap kredit bermasalah', 'Coverage of NPL', 'coverage'),
      row('Imbal hasil aset (ROA)', 'Return on assets', 'returnOnAssets'),
      row('Imbal hasil ekuitas (ROE)', 'Return on equity', 'returnOnEquity'),
      row('Marjin bunga bersih (NIM)', 'Net interest margin', 'margin'),
      row('Beban terhadap pendapatan operasional (BOPO)', 'Operating costs to income', 'costs'),
      row('Kredit terhadap dana pihak ketiga (LDR)', 'Loans to deposits', 'loansToDeposits'),
      row('Dana murah (giro dan tabungan)', 'Low-cost deposits', 'lowCostDeposits'),
    ],
  };
}

/** Loans by use, with their shares. */
export function loanTable(date: string): Table {
  const loans = loansOf(date);
  const cells = (id: string, en: string, value: number) => [
    { id, en },
    amount(value),
    share((value / loans.loans) * 100),
  ];
  return {
    type: 'table',
    title: { id: 'Kredit menurut penggunaan', en: 'Loans by use' },
    columns: [MILLIONS, short(date), { id: 'Bagian', en: 'Share' }],
    widths: WIDTHS,
    rows: [
      { cells: cells('Usaha mikro, kecil, dan menengah', 'Micro, small and medium enterprises', loans.msme) },
      { cells: cells('Kredit pemilikan rumah', 'Mortgages', loans.mortgages) },
      { cells: cells('Kredit konsumsi lain', 'Other consumer loans', loans.consumer) },
      { cells: cells('Korporasi', 'Corporate', loans.corporate) },
      { cells: cells('Jumlah', 'Total', loans.loans), as: 'total' },
    ],
  };
}

/** Loans by the five classes of quality, on two days. */
export function qualityTable(date: string, before: string): Table {
  const { row, total } = rowsOf(loansOf(date), loansOf(before));
  return {
    type: 'table',
    title: { id: 'Kredit menurut kualitas', en: 'Loans by quality' },
    columns: [MILLIONS, short(date), short(before)],
    widths: WIDTHS,
    rows: [
      row('Lancar', 'Current', 'current'),
      row('Dalam perhatian khusus', 'Special mention', 'specialMention'),
      row('Kurang lancar', 'Substandard', 'substandard'),
      row('Diragukan', 'Doubtful', 'doubtful'),
      row('Macet', 'Loss', 'loss'),
      total('Jumlah', 'Total', 'loans'),
    ],
  };
}

/** Capital and what it has to cover, on two days. */
export function capitalTable(date: string, before: string): Table {
  const [now, then] = [capitalOf(date), capitalOf(before)];
  const { row, total } = rowsOf(now, then);
  return {
    type: 'table',
    title: { id: 'Permodalan', en: 'Capital' },
    columns: [MILLIONS, short(date), short(before)],
    widths: WIDTHS,
    rows: [
      group('Modal', 'Capital'),
      row('Ekuitas', 'Equity', 'equity'),
      row('Faktor pengurang', 'Deductions', 'deductions', -1),
      row('Modal inti (Tier 1)', 'Core capital (Tier 1)', 'core'),
      row('Modal pelengkap (Tier 2)', 'Supplementary capital (Tier 2)', 'supplementary'),
      total('Jumlah modal', 'Total capital', 'total'),
      group('Aset tertimbang menurut risiko (ATMR)', 'Risk-weighted assets'),
      row('Risiko kredit', 'Credit risk', 'credit'),
      row('Risiko operasional', 'Operational risk', 'operational'),
      row('Risiko pasar', 'Market risk', 'market'),
      total('Jumlah ATMR', 'Total risk-weighted assets', 'weighted'),
      group('Rasio dalam persen', 'Ratios in per cent'),
      {
        cells: [{ id: 'Rasio modal inti', en: 'Tier 1 ratio' }, ratio(now.coreRatio), ratio(then.coreRatio)],
      },
      { cells: [{ id: 'Rasio KPMM', en: 'Capital adequacy ratio' }, ratio(now.ratio), ratio(then.ratio)] },
    ],
  };
}

/** The liquidity coverage ratio and its parts, on two days. */
export function liquidityTable(date: string, before: string): Table {
  const [now, then] = [liquidityOf(date), liquidityOf(before)];
  const { row, total } = rowsOf(now, then);
  return {
    type: 'table',
    title: { id: 'Rasio kecukupan likuiditas (LCR)', en: 'Liquidity coverage ratio' },
    columns: [MILLIONS, short(date), short(before)],
    widths: WIDTHS,
    rows: [
      row('Aset likuid berkualitas tinggi (HQLA)', 'High-quality liquid assets', 'liquid'),
      row('Arus kas keluar selama 30 hari', 'Cash outflow in 30 days', 'outflow'),
      row('Arus kas masuk selama 30 hari', 'Cash inflow in 30 days', 'inflow', -1),
      total('Arus kas keluar bersih', 'Net cash outflow', 'netOutflow'),
      {
        cells: [{ id: 'LCR dalam persen', en: 'LCR in per cent' }, ratio(now.coverage), ratio(then.coverage)],
      },
    ],
  };
}
