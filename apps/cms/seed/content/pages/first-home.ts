import type { PageSeed } from './types.ts';

export const firstHome: PageSeed = {
  type: 'informasi',
  subType: 'rumah-pertama',
  layout: 'default',
  id: {
    title: 'Menuju rumah pertama',
    summary: 'Dari menabung uang muka sampai menerima kunci, dengan angka yang bisa Anda ubah sendiri.',
    blocks: [
      {
        type: 'media',
        picture: {
          scene: 'shop-front',
          alt: {
            id: 'Rumah kecil beratap genting pada pagi hari',
            en: 'A small house with a tiled roof in the morning',
          },
        },
        caption: 'Rumah pertama jarang sempurna. Yang penting, cicilannya muat.',
      },
      {
        type: 'calculator',
        title: 'Langkah 1: uang muka',
        lead: 'Berapa yang perlu disisihkan setiap bulan sampai uang muka terkumpul?',
        calculator: 'savings-goal',
        product: 'simpanan/tabungan-rencana',
      },
      {
        type: 'calculator',
        title: 'Langkah 2: cicilan',
        lead: 'Berapa angsuran yang muat di anggaran keluarga? Patokannya sepertiga penghasilan bersih.',
        calculator: 'loan',
        product: 'pinjaman/kpr',
      },
      {
        type: 'steps',
        title: 'Langkah 3: sampai menerima kunci',
        items: [
          { title: 'Periksa sertifikat', text: 'Cocokkan nama, luas, dan batas di kantor pertanahan.' },
          {
            title: 'Tanda jadi',
            text: 'Minta kuitansi dan batas waktu. Jangan lebih dari dua persen harga.',
          },
          { title: 'Ajukan KPR', text: 'Bandingkan paling sedikit dua penawaran, dengan bunga efektif.' },
          { title: 'Akad', text: 'Baca semua lembar. Notaris wajib menjelaskan yang tidak Anda mengerti.' },
        ],
      },
      { type: 'product', product: 'pinjaman/kpr' },
    ],
  },
  en: {
    title: 'Towards your first home',
    summary: 'From saving the down payment to receiving the keys, with figures that you can change.',
    blocks: [
      {
        type: 'media',
        picture: {
          scene: 'shop-front',
          alt: {
            id: 'Rumah kecil beratap genting pada pagi hari',
            en: 'A small house with a tiled roof in the morning',
          },
        },
        caption: 'A first home is rarely perfect. What matters is that the instalments fit.',
      },
      {
        type: 'calculator',
        title: 'Step 1: the down payment',
        lead: 'How much do you put aside each month until it is there?',
        calculator: 'savings-goal',
        product: 'simpanan/tabungan-rencana',
      },
      {
        type: 'calculator',
        title: 'Step 2: the instalment',
        lead: 'What fits your budget? A third of the household’s net income is the usual measure.',
        calculator: 'loan',
        product: 'pinjaman/kpr',
      },
      {
        type: 'steps',
        title: 'Step 3: until you hold the keys',
        items: [
          { title: 'Check the title', text: 'Compare name, area and boundaries at the land office.' },
          {
            title: 'Reserve it',
            text: 'Get a receipt with a date. Pay no more than two per cent of the price.',
          },
          { title: 'Apply for the loan', text: 'Compare at least two offers by their effective rates.' },
          { title: 'Sign', text: 'Read every page. The notary has to explain what you do not understand.' },
        ],
      },
      { type: 'product', product: 'pinjaman/kpr' },
    ],
  },
};
