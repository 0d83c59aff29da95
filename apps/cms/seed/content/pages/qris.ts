import type { PageSeed } from './types.ts';

/** Not translated yet. */
export const qris: PageSeed = {
  type: 'layanan',
  subType: 'qris-pedagang',
  layout: 'with-sidebar',
  id: {
    title: 'QRIS untuk pedagang',
    summary: 'Terima pembayaran dari semua aplikasi dengan satu kode, dan uangnya masuk pada hari yang sama.',
    blocks: [
      {
        type: 'steps',
        title: 'Cara mendaftar',
        items: [
          { title: 'Buka rekening', text: 'Tabungan untuk usaha perorangan, giro untuk badan usaha.' },
          {
            title: 'Foto tempat usaha',
            text: 'Kirim lewat aplikasi bersama NIB atau surat keterangan usaha.',
          },
          { title: 'Pasang kodenya', text: 'Kode cetak dikirim gratis dalam tiga hari kerja.' },
        ],
      },
      {
        type: 'table',
        title: 'Biaya pedagang',
        columns: ['Usaha', 'Sampai Rp500.000', 'Di atas Rp500.000'],
        rows: [
          ['Mikro', '0%', '0,3%'],
          ['Kecil, menengah, besar', '0,7%', '0,7%'],
          ['Pendidikan', '0,6%', '0,6%'],
        ],
        note: 'Mengikuti ketentuan Bank Indonesia. Pedagang tidak boleh membebankannya kepada pembeli. Ilustrasi.',
      },
      { type: 'product', product: 'simpanan/giro' },
    ],
  },
  en: null,
};
