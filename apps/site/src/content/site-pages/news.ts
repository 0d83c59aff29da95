import type { SitePages } from './site-page.ts';

export const news: SitePages = {
  '/news': {
    lists: ['news'],
    id: {
      title: 'Berita',
      text: 'Pengumuman dan cerita terbaru dari kami.',
      words: 'siaran pers kabar',
    },
    en: {
      title: 'News',
      text: 'Announcements and stories from us.',
      words: 'press release',
    },
  },
  '/blogs': {
    lists: ['blogs'],
    id: {
      title: 'Blog',
      text: 'Catatan tentang usaha dan keuangan keluarga dari para penasihat kami.',
      words: 'artikel tips',
    },
    en: {
      title: 'Blog',
      text: 'Notes on business and household money from our advisers.',
      words: 'articles tips',
    },
  },
  '/blogs/all': {
    id: {
      title: 'Semua artikel blog',
      text: 'Seluruh artikel blog, yang terbaru lebih dulu.',
      words: 'arsip',
    },
    en: {
      title: 'All blog articles',
      text: 'Every article, the newest first.',
      words: 'archive',
    },
  },
};
