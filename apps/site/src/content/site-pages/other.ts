import type { SitePages } from './site-page.ts';

export const other: SitePages = {
  '/': {
    id: {
      title: 'Beranda',
      text: 'Kurs hari ini, simulasi angsuran, berita, dan layanan kami dalam satu halaman.',
      words: 'halaman utama depan',
    },
    en: {
      title: 'Home',
      text: 'Today’s exchange rates, an instalment calculator, news and our services on one page.',
      words: 'front page start',
    },
  },
  '/search': {
    id: {
      title: 'Pencarian',
      text: 'Cari di seluruh situs.',
      words: 'cari',
    },
    en: {
      title: 'Search',
      text: 'Search the whole site.',
      words: 'find',
    },
  },
  '/sitemap': {
    id: {
      title: 'Peta situs',
      text: 'Semua halaman situs ini dalam satu daftar.',
      words: 'daftar halaman',
    },
    en: {
      title: 'Sitemap',
      text: 'Every page of this site in one list.',
      words: 'all pages',
    },
  },
};
