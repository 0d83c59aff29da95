import type { ComplaintCategory } from '@beranda/contract';
import { complaintCategoryLabels } from '#cms/collections/complaint-reports/complaint-reports.ts';
import type { BilingualText, PdfSeed } from '../../documents/document-seed.ts';
import { type ComplaintReportSeed, complaintReports } from './complaint-reports.ts';
import { ILLUSTRATION } from './illustration.ts';
import { changeOf, count, share } from './written-figures.ts';

type Name = 'received' | 'settledInTime' | 'settledLate' | 'inProgress';

/** The sum of a column. */
export const sumOf = ({ rows }: Pick<ComplaintReportSeed, 'rows'>, name: Name) =>
  rows.reduce((sum, row) => sum + row[name], 0);

/** Percentage of the settled complaints that were settled in time; the others are not late yet. */
function inTimeShare(report: ComplaintReportSeed): number {
  const inTime = sumOf(report, 'settledInTime');
  return (inTime / (inTime + sumOf(report, 'settledLate'))) * 100;
}

const labelOf = (category: ComplaintCategory): BilingualText => {
  const { en, id } = complaintCategoryLabels[category];
  return { id, en };
};

/** Short names for below a chart. */
const shortNames: Record<ComplaintCategory, string> = {
  cards: 'Kartu, ATM',
  transfers: 'Transfer',
  digital: 'Aplikasi',
  savings: 'Simpanan',
  loans: 'Pinjaman',
  investments: 'Investasi',
  service: 'Layanan',
};

const causes = [
  'Kartu dan ATM: saldo terpotong tetapi uang tidak keluar. Sebagian besar dikembalikan sebelum nasabah mengadu, karena selisih mesin kini dicocokkan setiap malam.',
  'Transfer dan pembayaran: salah tujuan dan pembayaran QRIS yang belum tercatat di pihak penjual.',
  'Aplikasi: gagal masuk setelah mengganti ponsel, dan kode yang terlambat datang.',
  'Pinjaman: keterlambatan pengembalian dokumen agunan setelah pelunasan.',
];

/** The report on the complaints of a year: figures by category, their development, and how complaints are handled. */
export function complaintDocument(report: ComplaintReportSeed, title: string): PdfSeed {
  const { rows, year } = report;
  const years = complaintReports.filter((other) => other.year <= year).toReversed();
  const before = years.at(-2);
  const received = sumOf(report, 'received');
  const cells = (row: Record<Name, number>) =>
    (['received', 'settledInTime', 'settledLate', 'inProgress'] as const).map((name) => count(row[name]));
  const sums = Object.fromEntries(
    (['received', 'settledInTime', 'settledLate', 'inProgress'] as const).map((name) => [
      name,
      sumOf(report, name),
    ]),
  ) as Record<Name, number>;
  return {
    kind: { id: 'Layanan nasabah', en: 'Customer care' },
    title,
    subtitle: {
      id: `1 Januari sampai 31 Desember ${year}`,
      en: `1 January to 31 December ${year}`,
    },
    writtenOn: `${year + 1}-02-10`,
    sections: [
      {
        title: { id: 'Ikhtisar', en: 'Highlights' },
        blocks: [
          {
            type: 'figures',
            items: [
              {
                label: { id: 'Diterima', en: 'Received' },
                value: count(received),
                note: before && `${changeOf(sumOf(before, 'received'), received)} dari ${before.year}`,
              },
              {
                label: { id: 'Tepat waktu', en: 'In time' },
                value: share(inTimeShare(report)),
                note: 'Dari yang telah selesai',
              },
              { label: { id: 'Terlambat', en: 'Late' }, value: count(sums.settledLate) },
              { label: { id: 'Dalam proses', en: 'In progress' }, value: count(sums.inProgress) },
            ],
          },
          {
            type: 'text',
            text: `Sepanjang ${year} kami menerima ${count(received)} pengaduan. Pada akhir tahun ${count(sums.settledInTime + sums.settledLate)} telah selesai, ${share(inTimeShare(report))} di antaranya tepat waktu, dan ${count(sums.inProgress)} masih dalam proses. Pengaduan tidak dikenai biaya.`,
          },
          {
            type: 'bars',
            title: { id: 'Pengaduan menurut jenis', en: 'Complaints by category' },
            unit: 'jumlah pengaduan',
            categories: rows.map(({ category }) => shortNames[category]),
            series: [{ name: 'Diterima', values: rows.map((row) => row.received) }],
          },
        ],
      },
      {
        title: { id: 'Penyelesaian', en: 'Settlement' },
        startsPage: true,
        blocks: [
          {
            type: 'table',
            title: {
              id: 'Pengaduan menurut jenis dan penyelesaian',
              en: 'Complaints by category and settlement',
            },
            columns: [
              { id: 'Jenis', en: 'Category' },
              { id: 'Diterima', en: 'Received' },
              { id: 'Tepat waktu', en: 'In time' },
              { id: 'Terlambat', en: 'Late' },
              { id: 'Dalam proses', en: 'In progress' },
            ],
            widths: [4.4, 1, 1, 1, 1],
            rows: [
              ...rows.map((row) => ({ cells: [labelOf(row.category), ...cells(row)] })),
              { cells: [{ id: 'Jumlah', en: 'Total' }, ...cells(sums)], as: 'total' },
            ],
          },
          ...(years.length > 1
            ? [
                {
                  type: 'lines' as const,
                  title: { id: 'Pengaduan yang selesai tepat waktu', en: 'Complaints settled in time' },
                  unit: 'persen dari yang telah selesai',
                  decimals: 1,
                  categories: years.map((report) => String(report.year)),
                  series: [
                    {
                      name: 'Tepat waktu',
                      values: years.map((report) => Number(inTimeShare(report).toFixed(1))),
                    },
                  ],
                },
              ]
            : []),
          { type: 'heading', text: { id: 'Penyebab yang paling sering', en: 'Most frequent causes' } },
          { type: 'list', items: causes },
        ],
      },
      {
        title: { id: 'Cara kami menangani pengaduan', en: 'How we handle complaints' },
        blocks: [
          {
            type: 'list',
            isNumbered: true,
            items: [
              'Pengaduan diterima lewat situs, aplikasi, telepon (021) 555-0108, surat, atau di kantor mana pun, dan langsung mendapat nomor tiket.',
              'Pengaduan lisan diselesaikan paling lambat {pengaduan.batas-lisan}. Pengaduan tertulis diselesaikan paling lambat {pengaduan.batas-tertulis} sejak dokumennya lengkap, dan dapat diperpanjang satu kali dengan alasan yang diberitahukan.',
              'Jawaban diberikan secara tertulis. Nasabah yang tidak menerimanya dapat mengajukan keberatan tanpa biaya.',
              'Setelah itu nasabah dapat melapor kepada OJK melalui Aplikasi Portal Perlindungan Konsumen, atau menyelesaikan sengketa melalui LAPS SJK atau pengadilan.',
            ],
          },
        ],
      },
    ],
    notes: [
      'Pengaduan dihitung menurut tahun penerimaannya. Yang diterima pada akhir tahun dapat selesai pada tahun berikutnya.',
      ILLUSTRATION,
    ],
  };
}
