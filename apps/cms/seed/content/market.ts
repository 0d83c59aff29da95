import type { Locale } from '@beranda/contract';

/** Currencies of the home page's first screen. */
export const highlighted = ['USD', 'SGD', 'EUR', 'JPY'] as const;

type MarketTexts = { rates: string; funds: string };

/** What is said below the figures. */
export const disclaimers: Record<Locale, MarketTexts> = {
  id: {
    rates:
      'Kurs bersifat indikatif dan dapat berubah sewaktu-waktu tanpa pemberitahuan. Kurs transaksi adalah kurs yang berlaku saat transaksi diproses. Angka di situs demonstrasi ini rekaan.',
    funds:
      'Kinerja masa lalu tidak menjamin hasil di masa datang. Reksa dana bukan simpanan, tidak dijamin LPS, dan nilainya dapat turun. Baca prospektus sebelum berinvestasi. Angka di situs demonstrasi ini rekaan.',
  },
  en: {
    rates:
      'Rates are indicative and may change at any time without notice. The rate that applies is the one in force when a transaction is processed. The figures on this demonstration site are invented.',
    funds:
      'Past performance is no guarantee of future results. Mutual funds are not deposits, are not insured by LPS, and can lose value. Read the prospectus before you invest. The figures on this demonstration site are invented.',
  },
};
