import type { DocumentSeed } from '../../seed-document.ts';

const NOTES = [
  'Angka dan tanggal dalam dokumen ini adalah ilustrasi untuk situs demonstrasi.',
  'Figures and dates in this document are illustrations for a demonstration site.',
];

export const meetingSummary: DocumentSeed = {
  title: { id: 'Ringkasan risalah RUPS Tahunan 2026', en: 'Summary of the minutes of the Annual GMS 2026' },
  pdf: {
    title: 'Ringkasan Risalah RUPS Tahunan 2026',
    subtitle: 'Jakarta, 23 April 2026. Kehadiran 99,2% dari seluruh hak suara.',
    columns: ['Mata acara', 'Setuju', 'Tidak setuju', 'Abstain'],
    rows: [
      ['Laporan tahunan dan laporan keuangan 2025', '100,0%', '0,0%', '0,0%'],
      ['Penggunaan laba bersih', '99,9%', '0,0%', '0,1%'],
      ['Remunerasi Direksi dan Dewan Komisaris', '99,7%', '0,2%', '0,1%'],
      ['Penunjukan kantor akuntan publik', '99,9%', '0,0%', '0,1%'],
      ['Perubahan susunan pengurus', '99,8%', '0,1%', '0,1%'],
    ],
    notes: NOTES,
  },
};

export const governanceReport: DocumentSeed = {
  title: { id: 'Hasil penilaian sendiri tata kelola 2025', en: 'Governance self-assessment 2025' },
  pdf: {
    title: 'Penilaian Sendiri Tata Kelola 2025',
    subtitle: 'Posisi 31 Desember 2025. Peringkat 1 adalah yang terbaik, 5 yang terendah.',
    columns: ['Aspek', 'Semester I', 'Semester II'],
    rows: [
      ['Pelaksanaan tugas Direksi', '2', '2'],
      ['Pelaksanaan tugas Dewan Komisaris', '2', '2'],
      ['Kelengkapan dan tugas komite', '2', '1'],
      ['Penanganan benturan kepentingan', '2', '2'],
      ['Fungsi kepatuhan dan audit', '2', '2'],
      ['Manajemen risiko', '2', '2'],
      ['Transparansi kondisi keuangan dan nonkeuangan', '1', '1'],
      ['Peringkat komposit', '2', '2'],
    ],
    notes: NOTES,
  },
};

export const reportsOfBreaches: DocumentSeed = {
  title: { id: 'Statistik pelaporan pelanggaran 2025', en: 'Whistleblowing figures 2025' },
  pdf: {
    title: 'Statistik Pelaporan Pelanggaran 2025',
    subtitle: 'Laporan yang diterima dari 1 Januari sampai 31 Desember 2025',
    columns: ['Jenis', 'Diterima', 'Terbukti', 'Selesai'],
    rows: [
      ['Kecurangan', '6', '2', '6'],
      ['Suap dan gratifikasi', '4', '1', '4'],
      ['Kode etik', '17', '9', '16'],
      ['Pelecehan dan diskriminasi', '3', '2', '3'],
      ['Lainnya', '8', '0', '8'],
      ['Jumlah', '38', '14', '37'],
    ],
    notes: NOTES,
  },
};
