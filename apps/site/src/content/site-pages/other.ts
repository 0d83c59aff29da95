import type { SitePages } from './site-page.ts';

export const other: SitePages = {
  '/': {
    id: {
      title: 'Beranda',
      text: 'Kurs hari ini, simulasi angsuran, berita, dan layanan kami dalam satu halaman.',
      words: 'halaman utama, halaman depan, home',
    },
    en: {
      title: 'Home',
      text: 'Today’s exchange rates, an instalment calculator, news and our services on one page.',
      words: 'home page, front page, start',
    },
  },
  '/search': {
    id: {
      title: 'Pencarian',
      text: 'Cari di seluruh situs.',
      words: 'cari, mencari di situs',
    },
    en: {
      title: 'Search',
      text: 'Search the whole site.',
      words: 'find, search the site',
    },
  },
  '/sitemap': {
    id: {
      title: 'Peta situs',
      text: 'Semua halaman situs ini dalam satu daftar.',
      words: 'daftar halaman, sitemap',
    },
    en: {
      title: 'Sitemap',
      text: 'Every page of this site in one list.',
      words: 'all pages, list of pages',
    },
  },
};
