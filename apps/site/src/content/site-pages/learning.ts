import type { SitePages } from './site-page.ts';

export const learning: SitePages = {
  '/literasi': {
    lists: ['literacy'],
    id: {
      title: 'Literasi keuangan',
      text: 'Belajar mengelola uang dengan bahasa sehari-hari.',
      words:
        'edukasi keuangan, belajar keuangan, belajar mengatur uang, literasi, pelajaran keuangan, artikel keuangan',
    },
    en: {
      title: 'Financial literacy',
      text: 'Money explained in everyday words.',
      words: 'financial education, learn about money, money lessons, literacy, money tips',
    },
  },
};
