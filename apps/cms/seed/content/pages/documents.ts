import type { DocumentSeed } from '../../seed-document.ts';

/** Files that generic pages offer. */
export const pageDocuments: Record<string, DocumentSeed> = {
  'daftar-tarif': {
    title: { id: 'Daftar tarif dan biaya layanan 2026', en: 'List of fees 2026 (in Indonesian)' },
    pdf: {
      title: 'Daftar Tarif dan Biaya Layanan',
      subtitle: 'Berlaku sejak 1 Juli 2026',
      columns: ['Layanan', 'Biaya'],
      rows: [
        ['Transfer sesama Lentera', 'Rp0'],
        ['Transfer BI-FAST', 'Rp2.500'],
        ['Transfer SKNBI', 'Rp2.900'],
        ['Transfer RTGS lewat aplikasi', 'Rp30.000'],
        ['Surat keterangan saldo', 'Rp50.000'],
        ['Cetak rekening koran, per bulan', 'Rp5.000'],
        ['Penggantian kartu', 'Rp15.000'],
      ],
      notes: [
        'Angka ilustrasi untuk situs demonstrasi. Perubahan diumumkan paling sedikit 30 hari kerja sebelumnya.',
      ],
    },
  },
  'syarat-dan-ketentuan': {
    title: { id: 'Syarat dan ketentuan umum', en: 'General terms (in Indonesian)' },
    pdf: {
      title: 'Syarat dan Ketentuan Umum',
      subtitle: 'Berlaku sejak 1 Januari 2026',
      columns: ['Bagian', 'Pasal'],
      rows: [
        ['Rekening', '1 sampai 9'],
        ['Layanan digital', '10 sampai 17'],
        ['Perselisihan', '18 sampai 21'],
      ],
      notes: ['Contoh dokumen untuk situs demonstrasi.'],
    },
  },
};
