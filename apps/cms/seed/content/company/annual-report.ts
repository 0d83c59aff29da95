import type { BlockInput, PdfSeed, SectionInput } from '../../documents/document-seed.ts';
import { people } from '../people.ts';
import { about } from './about.ts';
import { sumOf } from './complaint-document.ts';
import { complaintReports } from './complaint-reports.ts';
import { growthChart, inTrillions, periodsUntil, round } from './period-charts.ts';
import { balanceTable, capitalTable, incomeTable, loanTable, qualityTable } from './statement-tables.ts';
import { balanceSheet, incomeStatement, loansOf, ratiosOf, yearEndBefore } from './statements.ts';
import { amount, billions, changeOf, count, dayIn, ratio, share, trillions } from './written-figures.ts';

const YEARS = 5;
const MONTHS_PER_YEAR = 12;
const DIVIDEND_SHARE = 0.25;
const MILLIONS_IN_BILLION = 1_000;

const yearIn = (date: string) => date.slice(0, 4);

function fiveYears(dates: readonly string[]): BlockInput {
  const row = (id: string, en: string, written: (date: string) => string) => ({
    cells: [{ id, en }, ...dates.map(written)],
  });
  const inBillions = (name: 'assets' | 'loans' | 'deposits' | 'equity' | 'profit') => (date: string) =>
    amount(Math.round(balanceSheet(date)[name] / MILLIONS_IN_BILLION));
  const percent = (name: keyof ReturnType<typeof ratiosOf>) => (date: string) => ratio(ratiosOf(date)[name]);
  return {
    type: 'table',
    title: { id: 'Ikhtisar lima tahun', en: 'Five years at a glance' },
    columns: [{ id: 'Dalam miliar rupiah', en: 'In IDR billion' }, ...dates.map(yearIn)],
    widths: [2.9, 1, 1, 1, 1, 1],
    rows: [
      row('Aset', 'Assets', inBillions('assets')),
      row('Kredit', 'Loans', inBillions('loans')),
      row('Dana pihak ketiga', 'Customer deposits', inBillions('deposits')),
      row('Ekuitas', 'Equity', inBillions('equity')),
      row('Laba bersih', 'Net profit', inBillions('profit')),
      { cells: [{ id: 'Rasio dalam persen', en: 'Ratios in per cent' }], as: 'group' },
      row('Kecukupan modal', 'Capital adequacy', percent('capital')),
      row('NPL bruto', 'Gross NPL', percent('npl')),
      row('Imbal hasil aset', 'Return on assets', percent('returnOnAssets')),
      row('Imbal hasil ekuitas', 'Return on equity', percent('returnOnEquity')),
      row('Marjin bunga bersih', 'Net interest margin', percent('margin')),
      row('Kredit terhadap dana', 'Loans to deposits', percent('loansToDeposits')),
      row('Bagian kredit UMKM', 'Share of MSMEs', percent('msmeShare')),
    ],
  };
}

const profitChart = (dates: readonly string[]): BlockInput => ({
  type: 'bars',
  title: { id: 'Laba bersih', en: 'Net profit' },
  unit: 'miliar rupiah',
  categories: dates.map(yearIn),
  series: [
    {
      name: 'Laba bersih',
      values: dates.map((date) => round(balanceSheet(date).profit / MILLIONS_IN_BILLION, 0)),
    },
  ],
});

const loanChart = (dates: readonly string[]): BlockInput => ({
  type: 'bars',
  title: { id: 'Kredit UMKM dan kredit lain', en: 'MSME and other loans' },
  unit: 'triliun rupiah',
  decimals: 2,
  categories: dates.map(yearIn),
  series: [
    {
      name: 'Kredit lain',
      values: dates.map((date) => inTrillions(loansOf(date).loans - loansOf(date).msme)),
    },
    { name: 'Kredit UMKM', values: dates.map((date) => inTrillions(loansOf(date).msme)) },
  ],
});

function reviewOf(date: string): SectionInput {
  const [now, before] = [balanceSheet(date), balanceSheet(yearEndBefore(date))];
  const [income, incomeBefore] = [incomeStatement(date), incomeStatement(yearEndBefore(date))];
  const ratios = ratiosOf(date);
  const dividend = Math.round(now.profit * DIVIDEND_SHARE);
  return {
    title: { id: 'Laporan Direksi', en: 'Report of the Directors' },
    blocks: [
      {
        type: 'text',
        text: `Tahun ${yearIn(date)} kami tutup dengan laba bersih ${billions(now.profit)}, ${changeOf(before.profit, now.profit)} dari tahun sebelumnya. Aset berjumlah ${trillions(now.assets)}, kredit ${trillions(now.loans)}, dan dana pihak ketiga ${trillions(now.deposits)}.`,
      },
      {
        type: 'text',
        text: `Kredit ${changeOf(before.loans, now.loans)}. Yang tumbuh lebih cepat adalah kredit kepada usaha mikro, kecil, dan menengah: ${changeOf(before.msme, now.msme)} menjadi ${trillions(now.msme)}, atau ${share(ratios.msmeShare)} dari seluruh kredit. Pertumbuhan itu tidak mengorbankan mutu. Kredit bermasalah bruto turun menjadi ${ratio(ratios.npl)}%, dan cadangan kerugian kami menutup ${share(ratios.coverage)} darinya.`,
      },
      {
        type: 'text',
        text: `Dana pihak ketiga ${changeOf(before.deposits, now.deposits)}. Giro dan tabungan menyumbang ${share(ratios.lowCostDeposits)}. Kami tidak mengejar simpanan dengan bunga di atas tingkat bunga penjaminan, karena simpanan seperti itu tidak layak dijamin LPS.`,
      },
      { type: 'heading', text: { id: 'Pendapatan dan beban', en: 'Income and expenses' } },
      {
        type: 'text',
        text: `Pendapatan bunga bersih ${changeOf(incomeBefore.netInterest, income.netInterest)} menjadi ${billions(income.netInterest)}, dengan marjin ${ratio(ratios.margin)}%. Beban operasional ${changeOf(incomeBefore.expenses, income.expenses)} menjadi ${billions(income.expenses)}, terutama karena penambahan petugas lapangan dan pembaruan sistem. Laba sebelum pajak ${billions(income.beforeTax)}.`,
      },
      { type: 'heading', text: { id: 'Permodalan dan dividen', en: 'Capital and dividends' } },
      {
        type: 'text',
        text: `Ekuitas berjumlah ${trillions(now.equity)} dan rasio kecukupan modal ${ratio(ratios.capital)}%. Direksi mengusulkan dividen tunai ${billions(dividend)}, seperempat dari laba bersih; sisanya, ${billions(now.profit - dividend)}, ditahan untuk memperkuat modal dan memperluas kredit UMKM.`,
      },
      { type: 'heading', text: { id: 'Tahun berikutnya', en: 'The year ahead' } },
      {
        type: 'text',
        text: 'Kami akan melanjutkan tiga pekerjaan: mempercepat keputusan kredit usaha kecil tanpa melonggarkan penilaiannya, menambah layanan yang dapat diselesaikan lewat aplikasi, dan menyelesaikan lebih banyak pengaduan sebelum tenggatnya. Risiko terbesar yang kami awasi adalah daya beli yang melemah di daerah penghasil komoditas dan serangan siber terhadap nasabah.',
      },
    ],
  };
}

function serviceSection(date: string): SectionInput[] {
  const report = complaintReports.find(({ year }) => String(year) === yearIn(date));
  if (!report) return [];
  const sum = (name: Parameters<typeof sumOf>[1]) => sumOf(report, name);
  const received = sum('received');
  return [
    {
      title: { id: 'Layanan dan pengaduan', en: 'Service and complaints' },
      blocks: [
        {
          type: 'figures',
          items: [
            { label: { id: 'Pengaduan diterima', en: 'Complaints' }, value: count(received) },
            {
              label: { id: 'Selesai tepat waktu', en: 'Settled in time' },
              value: share((sum('settledInTime') / received) * 100),
              note: count(sum('settledInTime')),
            },
            { label: { id: 'Selesai terlambat', en: 'Settled late' }, value: count(sum('settledLate')) },
            { label: { id: 'Dalam proses', en: 'In progress' }, value: count(sum('inProgress')) },
          ],
        },
        {
          type: 'text',
          text: 'Pengaduan lisan diselesaikan paling lambat {pengaduan.batas-lisan}, pengaduan tertulis paling lambat {pengaduan.batas-tertulis} sejak dokumen lengkap. Rinciannya menurut jenis ada dalam laporan penyelesaian pengaduan.',
        },
      ],
    },
  ];
}

/** The year in which someone took office, as the biography tells. */
const inOfficeSince = (biography: string) => /(?:sejak|pada) (\d{4})/.exec(biography)?.[1] ?? '9999';

function governanceSection(date: string): SectionInput {
  const inOffice = people.filter(({ id }) => inOfficeSince(id.biography) <= yearIn(date));
  return {
    title: { id: 'Tata kelola', en: 'Governance' },
    startsPage: true,
    blocks: [
      {
        type: 'text',
        text: 'Bank Lentera menganut sistem dua dewan: Direksi mengurus bank, Dewan Komisaris mengawasi dan memberi nasihat. Tiga komite membantu Dewan Komisaris (Audit, Pemantau Risiko, serta Remunerasi dan Nominasi) dan empat komite membantu Direksi. Satuan Kerja Audit Intern bertanggung jawab langsung kepada direktur utama.',
      },
      {
        type: 'table',
        title: { id: 'Pengurus', en: 'Boards' },
        columns: [
          { id: 'Nama', en: 'Name' },
          { id: 'Jabatan', en: 'Position' },
          { id: 'Sejak', en: 'Since' },
        ],
        widths: [2, 2.6, 0.8],
        texts: [1],
        rows: [
          ...(['commissioner', 'director'] as const).flatMap((board) => [
            {
              cells: [
                board === 'director'
                  ? { id: 'Direksi', en: 'Board of Directors' }
                  : { id: 'Dewan Komisaris', en: 'Board of Commissioners' },
              ],
              as: 'group' as const,
            },
            ...inOffice
              .filter((person) => person.board === board)
              .map(({ id, name }) => ({ cells: [name, id.position, inOfficeSince(id.biography)] })),
          ]),
        ],
        note: 'Kutipan ini hanya menyebut anggota yang masih menjabat ketika situs ini dibuat.',
      },
    ],
  };
}

/** An extract of the annual report of the year that ends on a day. */
export function annualReport(date: string): Pick<PdfSeed, 'subtitle' | 'hasCover' | 'sections'> {
  const before = yearEndBefore(date);
  const years = periodsUntil(date, MONTHS_PER_YEAR, YEARS);
  return {
    subtitle: {
      id: `Tahun buku yang berakhir pada ${dayIn('id-ID', date)}, diaudit`,
      en: `Financial year ended ${dayIn('en-GB', date)}, audited`,
    },
    hasCover: true,
    sections: [
      {
        title: { id: 'Ikhtisar keuangan', en: 'Financial highlights' },
        blocks: [fiveYears(years), profitChart(years)],
      },
      { ...reviewOf(date), startsPage: true },
      {
        title: { id: 'Visi dan misi', en: 'Vision and mission' },
        blocks: [
          { type: 'text', text: about.id.vision },
          { type: 'list', items: about.id.missions.map(({ text }) => text) },
        ],
      },
      {
        title: { id: 'Posisi keuangan', en: 'Financial position' },
        startsPage: true,
        blocks: [balanceTable(date, before)],
      },
      {
        title: { id: 'Laba rugi', en: 'Profit or loss' },
        startsPage: true,
        blocks: [incomeTable(date, before), growthChart(years, yearIn)],
      },
      {
        title: { id: 'Kredit', en: 'Loans' },
        startsPage: true,
        blocks: [loanChart(years), loanTable(date), qualityTable(date, before)],
      },
      {
        title: { id: 'Permodalan', en: 'Capital' },
        startsPage: true,
        blocks: [capitalTable(date, before)],
      },
      ...serviceSection(date),
      governanceSection(date),
    ],
  };
}
