import type { HomeSection } from '@beranda/contract';
import { type Bilingual, bilingual } from '#cms/i18n/bilingual.ts';

/** Labels of the home page's sections in the back office. */
export const sectionNames = {
  highlights: bilingual('Sorotan (promo)', 'Highlights (promotions)'),
  services: bilingual('Layanan', 'Services'),
  products: bilingual('Simpanan dan pinjaman', 'Saving and loan'),
  vision: bilingual('Visi', 'Vision'),
  why: bilingual('Mengapa bank ini', 'Why this bank'),
  market: bilingual('Kurs dan NAB', 'Rates and fund values'),
  calculator: bilingual('Simulasi pinjaman', 'Loan calculator'),
  consultation: bilingual('Konsultasi UMKM', 'MSME consultation'),
  news: bilingual('Berita', 'News'),
  branches: bilingual('Cari cabang', 'Branch finder'),
  app: bilingual('Unduh aplikasi', 'Download the app'),
  group: bilingual('Grup perusahaan', 'Company group'),
} satisfies Record<HomeSection, Bilingual>;
