import type { GroupCompanySeed } from './types.ts';

/** Invented companies. */
export const groupCompanies: GroupCompanySeed[] = [
  {
    name: 'Bank Nusantara Raya Utama (Persero)',
    slug: 'bank-nusantara-raya-utama',
    url: 'https://www.nusantararaya.example',
    text: {
      id: 'Perusahaan induk dan pemegang saham pengendali Bank Lentera. Melayani korporasi, pemerintah, dan perorangan di 34 provinsi.',
      en: 'Bank Lentera’s parent and controlling shareholder. It serves companies, government and individuals in 34 provinces.',
    },
  },
  {
    name: 'Nusantara Raya Syariah',
    slug: 'nusantara-raya-syariah',
    url: 'https://syariah.nusantararaya.example',
    text: {
      id: 'Bank syariah kelompok usaha: simpanan, pembiayaan rumah, dan modal usaha menurut prinsip syariah.',
      en: 'The group’s Islamic bank: deposits, home financing and business capital on sharia principles.',
    },
  },
  {
    name: 'Raya Sejahtera Asuransi Jiwa',
    slug: 'raya-sejahtera-asuransi-jiwa',
    url: 'https://asuransi.nusantararaya.example',
    text: {
      id: 'Asuransi jiwa dan kesehatan. Sebagian produknya tersedia melalui bancassurance di kantor kami.',
      en: 'Life and health insurance. Some of its products are offered as bancassurance in our branches.',
    },
  },
  {
    name: 'Raya Investasi Manajemen',
    slug: 'raya-investasi-manajemen',
    url: 'https://investasi.nusantararaya.example',
    text: {
      id: 'Manajer investasi yang mengelola reksa dana pasar uang, pendapatan tetap, dan saham.',
      en: 'An asset manager that runs money market, fixed income and equity funds.',
    },
  },
  {
    name: 'Nusantara Modal Tumbuh',
    slug: 'nusantara-modal-tumbuh',
    url: 'https://modal.nusantararaya.example',
    text: {
      id: 'Perusahaan modal ventura yang menanam modal pada usaha rintisan pangan, kesehatan, dan energi bersih.',
      en: 'A venture capital company that invests in young businesses in food, health and clean energy.',
    },
  },
];
