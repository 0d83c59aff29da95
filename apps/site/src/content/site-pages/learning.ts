import type { SitePages } from './site-page.ts';

export const learning: SitePages = {
  '/literasi': {
    lists: ['literacy'],
    id: {
      title: 'Literasi keuangan',
      text: 'Belajar mengelola uang dengan bahasa sehari-hari.',
      words: 'edukasi belajar',
    },
    en: {
      title: 'Financial literacy',
      text: 'Money explained in everyday words.',
      words: 'education learn',
    },
  },
};
