import type { SitePages } from './site-page.ts';

export const otherPages: SitePages = {
  '/': {
    id: {
      title: 'Beranda',
      text: 'Kurs hari ini, simulasi angsuran, berita, dan layanan kami dalam satu halaman.',
      searchTerms:
        'halaman utama, halaman depan, home, kembali ke beranda, balik ke halaman awal, halaman pertama, menu utama, beranda situs, tampilan awal, laman utama, halaman muka, web, situs, laman depan',
    },
    en: {
      title: 'Home',
      text: 'Today’s exchange rates, an instalment calculator, news and our services on one page.',
      searchTerms:
        'home page, front page, start, back to home, main page, homepage, landing page, back to start, main menu, website, main site, first page, return home',
    },
  },
  '/search': {
    id: {
      title: 'Pencarian',
      text: 'Cari di seluruh situs.',
      searchTerms:
        'cari, mencari di situs, mau cari sesuatu, kolom pencarian, kotak cari, mesin pencari situs, cari halaman, cari info, ketik kata kunci, ga nemu halaman, ga ketemu yang dicari, pencarian situs, nyari di web ini',
    },
    en: {
      title: 'Search',
      text: 'Search the whole site.',
      searchTerms:
        "find, search the site, search box, search bar, search page, look something up, can't find a page, find on this site, site search, search results, keyword search, search tool, looking for something",
    },
  },
  '/sitemap': {
    id: {
      title: 'Peta situs',
      text: 'Halaman situs ini, menurut kelompok.',
      searchTerms:
        'daftar halaman, sitemap, isi situs ini, semua halaman, daftar isi, daftar menu, struktur situs, indeks situs, peta web, semua menu, daftar link, navigasi situs, isi website, lihat semua halaman',
    },
    en: {
      title: 'Sitemap',
      text: 'The pages of this site, by group.',
      searchTerms:
        'all pages, list of pages, site index, site map, table of contents, website structure, list of links, site overview, everything on this site, full menu, site contents, website map, page index, directory of pages',
    },
  },
};
