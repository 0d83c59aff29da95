import type { PdfSeed } from '../../documents/document-seed.ts';
import { ILLUSTRATION } from './illustration.ts';
import { loansOf } from './statements.ts';
import { amount, share, trillions } from './written-figures.ts';

const DATE = '2025-12-31';

/** What the page on sustainable finance states: shares of all loans in percent, and the emissions of 2022 as 100. */
const SUSTAINABLE_PERCENT: Record<string, number> = { 2022: 22, 2023: 25, 2024: 28, 2025: 31 };
const EMISSIONS: Record<string, number> = { 2022: 100, 2023: 95, 2024: 89, 2025: 82 };
const TARGET_PERCENT = 40;
const TARGET_YEAR = 2028;

const loans = loansOf(DATE).loans;
const sustainable = Math.round((loans * (SUSTAINABLE_PERCENT['2025'] ?? 0)) / 100);

/** Parts of the sustainable loans, the last one the rest. */
const categories = (() => {
  const parts: [string, number][] = [
    ['UMKM yang dimiliki perempuan', 0.44],
    ['UMKM lain dengan kegiatan ramah lingkungan', 0.21],
    ['Perikanan dan budi daya yang berkelanjutan', 0.13],
    ['Energi terbarukan', 0.08],
    ['Irigasi hemat air dan pertanian terpadu', 0.07],
  ];
  const amounts = parts.map(([name, part]): [string, number] => [name, Math.round(sustainable * part)]);
  const rest = amounts.reduce((left, [, value]) => left - value, sustainable);
  return [...amounts, ['Bangunan hemat energi', rest] as [string, number]];
})();

/** An extract of the sustainability report of 2025. */
export const sustainabilityReport: PdfSeed = {
  kind: { id: 'Kutipan laporan keberlanjutan', en: 'Extract of the sustainability report' },
  title: 'Laporan Keberlanjutan 2025',
  subtitle: { id: 'Tahun buku 2025', en: 'Financial year 2025' },
  writtenOn: '2026-04-28',
  hasCover: true,
  sections: [
    {
      title: { id: 'Ikhtisar', en: 'Highlights' },
      blocks: [
        {
          type: 'figures',
          items: [
            {
              label: { id: 'Pembiayaan berkelanjutan', en: 'Sustainable finance' },
              value: trillions(sustainable),
              note: `${SUSTAINABLE_PERCENT['2025']}% dari seluruh kredit`,
            },
            {
              label: { id: `Sasaran ${TARGET_YEAR}`, en: `Target ${TARGET_YEAR}` },
              value: `${TARGET_PERCENT}%`,
              note: 'Dari seluruh kredit',
            },
            {
              label: { id: 'Emisi kantor', en: 'Emissions of offices' },
              value: `turun ${100 - (EMISSIONS['2025'] ?? 0)}%`,
              note: 'Sejak 2022',
            },
          ],
        },
        {
          type: 'text',
          text: 'Bank membentuk dunia lewat apa yang dibiayainya. Karena itu laporan ini mulai dengan kredit, bukan dengan kantor. Rencana Aksi Keuangan Berkelanjutan menetapkan sasaran lima tahun; kemajuannya dilaporkan setiap tahun kepada Otoritas Jasa Keuangan.',
        },
        {
          type: 'bars',
          title: { id: 'Pembiayaan berkelanjutan', en: 'Sustainable finance' },
          unit: 'persen dari seluruh kredit',
          categories: Object.keys(SUSTAINABLE_PERCENT),
          series: [{ name: 'Bagian', values: Object.values(SUSTAINABLE_PERCENT) }],
        },
        {
          type: 'text',
          text: `Bagian pembiayaan berkelanjutan dihitung menurut Taksonomi untuk Keuangan Berkelanjutan Indonesia. Untuk mencapai ${TARGET_PERCENT}% pada ${TARGET_YEAR}, bagian itu perlu naik tiga poin persen setiap tahun, secepat yang dicapai sejak 2022.`,
        },
      ],
    },
    {
      title: { id: 'Apa yang kami biayai', en: 'What we finance' },
      startsPage: true,
      blocks: [
        {
          type: 'table',
          title: {
            id: 'Pembiayaan berkelanjutan menurut kegiatan, 31 Desember 2025',
            en: 'Sustainable finance by activity',
          },
          columns: [
            { id: 'Dalam jutaan rupiah', en: 'In IDR million' },
            { id: 'Jumlah', en: 'Amount' },
            { id: 'Bagian', en: 'Share' },
          ],
          widths: [3.4, 1, 1],
          rows: [
            ...categories.map(([name, value]) => ({
              cells: [name, amount(value), share((value / sustainable) * 100)],
            })),
            { cells: [{ id: 'Jumlah', en: 'Total' }, amount(sustainable), '100,0%'], as: 'total' as const },
          ],
        },
        { type: 'heading', text: { id: 'Yang tidak kami biayai', en: 'What we do not finance' } },
        {
          type: 'list',
          items: [
            'Pembukaan hutan primer dan lahan gambut.',
            'Pembangkit batu bara baru.',
            'Penangkapan ikan dengan bahan peledak atau racun.',
            'Usaha yang memakai kerja paksa atau pekerja anak.',
          ],
        },
        { type: 'heading', text: { id: 'Cara menilai', en: 'How we assess' } },
        {
          type: 'list',
          isNumbered: true,
          items: [
            'Semua kredit di atas Rp5 miliar diperiksa dampak lingkungan dan sosialnya.',
            'Yang berisiko tinggi dikunjungi oleh penilai independen.',
            'Syarat perbaikan dimasukkan ke dalam perjanjian kredit.',
            'Kemajuannya diperiksa setiap tahun selama kredit berjalan.',
          ],
        },
      ],
    },
    {
      title: { id: 'Dampak kantor sendiri', en: 'Our own footprint' },
      startsPage: true,
      blocks: [
        {
          type: 'lines',
          title: { id: 'Emisi kantor', en: 'Emissions of offices' },
          unit: 'indeks, 2022 = 100',
          categories: Object.keys(EMISSIONS),
          series: [{ name: 'Emisi', values: Object.values(EMISSIONS) }],
        },
        {
          type: 'text',
          text: 'Penurunan berasal dari pendingin ruangan yang diganti, panel surya di kantor-kantor yang atapnya memungkinkan, dan perjalanan dinas yang berkurang. Yang belum turun adalah perjalanan petugas lapangan ke tempat usaha nasabah, karena jumlah kunjungan bertambah.',
        },
        {
          type: 'table',
          title: { id: 'Ukuran lain', en: 'Other measures' },
          columns: ['', '2024', '2025', 'Sasaran 2028'],
          widths: [3.2, 1, 1, 1.2],
          rows: [
            { cells: ['Perempuan dalam jabatan manajerial, %', '36', '38', '45'] },
            { cells: ['Jam pelatihan setiap pegawai', '31', '34', '40'] },
            { cells: ['Kredit baru yang diperiksa dampaknya, %', '92', '97', '100'] },
            { cells: ['Pemasok yang menandatangani pakta integritas, %', '100', '100', '100'] },
            { cells: ['Rekening koran tanpa kertas, %', '71', '78', '90'] },
          ],
        },
      ],
    },
    {
      title: { id: 'Tata kelola keberlanjutan', en: 'Governance of sustainability' },
      blocks: [
        {
          type: 'text',
          text: 'Direksi menyusun rencana aksi dan Dewan Komisaris menyetujuinya. Komite Manajemen Risiko membahas kemajuannya setiap tiga bulan. Satuan Kerja Audit Intern memeriksa cara penghitungannya; pemeriksaan oleh pihak luar direncanakan untuk laporan tahun buku 2026.',
        },
      ],
    },
  ],
  notes: [ILLUSTRATION],
};
