import type { Locale, SearchContent } from '@beranda/contract';

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
