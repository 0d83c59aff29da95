import type { SitePages } from './site-page.ts';

export const learningPages: SitePages = {
  '/literasi': {
    lists: ['literacy'],
    id: {
      title: 'Literasi keuangan',
      text: 'Belajar mengelola uang dengan bahasa sehari-hari.',
      searchTerms:
        'edukasi keuangan, belajar keuangan, belajar mengatur uang, literasi, pelajaran keuangan, artikel keuangan, belajar ngatur duit, cara ngatur keuangan, pelajaran soal uang, melek finansial, melek keuangan, literasi finansial, edukasi finansial, kelas keuangan, materi keuangan sekolah, dasar-dasar keuangan, istilah keuangan, ilmu keuangan, cara nabung buat pemula, edukasi investasi, cara kerja bank tugas sekolah, belajar nabung',
    },
    en: {
      title: 'Financial literacy',
      text: 'Money explained in everyday words.',
      searchTerms:
        'financial education, learn about money, money lessons, literacy, money tips, manage my money, money management, money basics, personal finance basics, finance for beginners, financial literacy course, finance lessons, money skills, financial terms explained, finance 101, learn personal finance, money education, financial wellness',
    },
  },
};
