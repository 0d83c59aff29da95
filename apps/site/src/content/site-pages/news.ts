import type { SitePages } from './site-page.ts';

export const news: SitePages = {
  '/news': {
    lists: ['news'],
    id: {
      title: 'Berita',
      text: 'Pengumuman dan cerita terbaru dari kami.',
      words: 'berita terbaru, kabar, kabar terbaru, siaran pers, pengumuman, info terbaru, rilis, media',
    },
    en: {
      title: 'News',
      text: 'Announcements and stories from us.',
      words: 'latest news, press release, press releases, announcements, media, newsroom',
    },
  },
  '/blogs': {
    lists: ['blogs'],
    id: {
      title: 'Blog',
      text: 'Catatan tentang usaha dan keuangan keluarga dari para penasihat kami.',
      words: 'artikel, tips, tips keuangan, cerita, bacaan, inspirasi',
    },
    en: {
      title: 'Blog',
      text: 'Notes on business and household money from our advisers.',
      words: 'articles, tips, money tips, stories, blog posts',
    },
  },
  '/blogs/all': {
    id: {
      title: 'Semua artikel blog',
      text: 'Seluruh artikel blog, yang terbaru lebih dulu.',
      words: 'arsip blog, daftar artikel',
    },
    en: {
      title: 'All blog articles',
      text: 'Every article, the newest first.',
      words: 'blog archive, list of articles',
    },
  },
};
