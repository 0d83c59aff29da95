import type { PageSeed } from './types.ts';

export const fees: PageSeed = {
  type: 'layanan',
  subType: 'tarif-dan-biaya',
  layout: 'with-sidebar',
  id: {
    title: 'Tarif dan biaya layanan',
    summary: 'Semua biaya layanan umum di satu halaman. Biaya setiap produk ada di halaman produknya.',
    blocks: [
      {
        type: 'table',
        title: 'Transfer dan pembayaran',
        columns: ['Layanan', 'Aplikasi', 'Kantor cabang'],
        rows: [
          ['Sesama Lentera', 'Rp0', 'Rp0'],
          ['BI-FAST', 'Rp2.500', 'Rp2.500'],
          ['SKNBI', 'Rp2.900', 'Rp2.900'],
          ['RTGS', 'Rp30.000', 'Rp35.000'],
          ['Kiriman uang ke luar negeri', 'Rp150.000', 'Rp200.000'],
        ],
        note: 'Bank penerima dan bank koresponden dapat mengenakan biaya sendiri untuk kiriman ke luar negeri.',
      },
      {
        type: 'table',
        title: 'Layanan kantor cabang',
        columns: ['Layanan', 'Biaya'],
        rows: [
          ['Surat keterangan saldo', 'Rp50.000'],
          ['Cetak rekening koran, per bulan', 'Rp5.000'],
          ['Penggantian kartu', 'Rp15.000'],
          ['Kotak simpan, per tahun', 'Rp600.000 sampai Rp2.400.000'],
          ['Pengaduan nasabah', 'Rp0'],
        ],
      },
      {
        type: 'text',
        title: 'Perubahan tarif',
        body: [
          {
            p: 'Perubahan biaya diumumkan di halaman ini dan lewat aplikasi paling sedikit **30 hari kerja** sebelum berlaku. Bila tidak setuju, Anda dapat menutup produknya tanpa biaya dalam masa itu.',
          },
        ],
      },
      { type: 'downloads', title: 'Dokumen', documents: ['daftar-tarif'] },
    ],
  },
  en: {
    title: 'Rates and fees',
    summary: 'The fees of all general services on one page. Each product has its own on its page.',
    blocks: [
      {
        type: 'table',
        title: 'Transfers and payments',
        columns: ['Service', 'App', 'Branch'],
        rows: [
          ['Within Lentera', 'IDR 0', 'IDR 0'],
          ['BI-FAST', 'IDR 2,500', 'IDR 2,500'],
          ['SKNBI', 'IDR 2,900', 'IDR 2,900'],
          ['RTGS', 'IDR 30,000', 'IDR 35,000'],
          ['Transfers abroad', 'IDR 150,000', 'IDR 200,000'],
        ],
        note: 'Receiving and correspondent banks may charge fees of their own for transfers abroad.',
      },
      {
        type: 'table',
        title: 'At our branches',
        columns: ['Service', 'Fee'],
        rows: [
          ['Letter confirming a balance', 'IDR 50,000'],
          ['Printed statement, a month', 'IDR 5,000'],
          ['Replacing a card', 'IDR 15,000'],
          ['Safe deposit box, a year', 'IDR 600,000 to IDR 2,400,000'],
          ['Complaints', 'IDR 0'],
        ],
      },
      {
        type: 'text',
        title: 'When fees change',
        body: [
          {
            p: 'We announce changes here and in the app at least **30 working days** ahead. If you do not agree you may close the product free of charge in that time.',
          },
        ],
      },
      { type: 'downloads', title: 'Documents', documents: ['daftar-tarif'] },
    ],
  },
};
