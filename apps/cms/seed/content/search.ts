import type { ItemCollection, Locale, SearchContent } from '@beranda/contract';

/** What visitors of the demonstration bank look for most. */
export const search: Record<Locale, Pick<SearchContent, 'popular'>> = {
  id: {
    popular: [
      'bunga deposito',
      'simulasi KPR',
      'kurs dolar',
      'tabungan pelajar',
      'cabang buka Sabtu',
      'biaya transfer',
      'kredit UMKM',
      'lowongan kerja',
    ],
  },
  en: {
    popular: [
      'deposit rates',
      'mortgage calculator',
      'dollar rate',
      'student savings',
      'branches open on Saturday',
      'transfer fees',
      'small business loan',
      'jobs',
    ],
  },
};

type PromotedText = { title?: string; text?: string };

/** A promoted result: of an item, named by its slug, or of a page of the site itself, by its path. */
export type PromotedSeed = {
  queries: string;
  target: { collection: ItemCollection; slug: string } | { path: string };
} & Record<Locale, PromotedText>;

/** Promoted results, above all others: first emergencies, then campaigns. */
export const promoted: readonly PromotedSeed[] = [
  {
    queries: 'kartu hilang, blokir kartu, kartu dicuri, kartu ATM hilang, lost card, stolen card, block card',
    target: { collection: 'guides', slug: 'memblokir-kartu-yang-hilang' },
    id: {
      title: 'Kartu hilang? Kunci sekarang juga',
      text: 'Kunci di aplikasi, atau telepon (021) 555-0108 lalu tekan 1. Dijawab {layanan.jam-telepon}.',
    },
    en: {
      title: 'Lost your card? Lock it now',
      text: 'Lock it in the app, or call +62 21 555-0108 and press 1. Answered {layanan.jam-telepon}.',
    },
  },
  {
    queries:
      'tertipu, kena tipu, lapor penipuan, melaporkan penipuan, report fraud, report a scam, I was scammed',
    target: { collection: 'guides', slug: 'mengenali-dan-melaporkan-penipuan' },
    id: {
      title: 'Melaporkan penipuan',
      text: 'Telepon (021) 555-0108 sekarang juga, lalu tekan 1: makin cepat Anda melapor, makin besar peluang dana dapat ditahan.',
    },
    en: {
      title: 'Report a fraud',
      text: 'Call +62 21 555-0108 now and press 1: the sooner you report it, the better the chance to hold the money.',
    },
  },
  {
    queries: 'nomor tiket, cek tiket, ticket number',
    target: { path: '/about-us/complaint/status' },
    id: {
      title: 'Cek status dengan nomor tiket',
      text: 'Lihat sampai di mana pengaduan atau kiriman formulir Anda.',
    },
    en: {
      title: 'Check a status by ticket number',
      text: 'See how far your complaint or form has come.',
    },
  },
  {
    queries:
      'buka rekening, membuka rekening, bikin rekening, buka rekening baru, open account, open an account, open a bank account, new account',
    target: { collection: 'guides', slug: 'membuka-rekening-di-aplikasi' },
    id: {
      title: 'Membuka rekening di aplikasi',
      text: 'Tanpa ke cabang: siapkan KTP dan ponsel, lalu ikuti langkahnya.',
    },
    en: {
      title: 'Open an account in the app',
      text: 'Without visiting a branch: have your identity card and phone ready, and follow the steps.',
    },
  },
  {
    queries: 'promo KPR, KPR promo, mortgage offer, mortgage promotion',
    target: { collection: 'promotions', slug: 'kpr-bunga-tetap-rumah-pertama' },
    id: {},
    en: {},
  },
];
