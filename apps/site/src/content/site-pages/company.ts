import type { SitePages } from './site-page.ts';

export const company: SitePages = {
  '/about-us': {
    id: {
      title: 'Tentang kami',
      text: 'Visi dan misi, sejarah, struktur organisasi, direksi, dan dewan komisaris.',
      words: 'profil perusahaan manajemen pengurus pemegang saham',
    },
    en: {
      title: 'About us',
      text: 'Vision and mission, history, organisation, directors and commissioners.',
      words: 'company profile management shareholders',
    },
  },
  '/about-us/governance': {
    lists: ['governance'],
    id: {
      title: 'Tata kelola',
      text: 'Kebijakan, piagam, dan organ perusahaan.',
      words: 'gcg good corporate governance whistleblowing',
    },
    en: {
      title: 'Governance',
      text: 'Policies, charters and the organs of the company.',
      words: 'good corporate governance gcg whistleblowing',
    },
  },
  '/about-us/financial-statements': {
    id: {
      title: 'Laporan keuangan',
      text: 'Laporan tahunan, triwulanan, bulanan, dan eksposur risiko.',
      words: 'publikasi neraca laba rugi suku bunga dasar kredit sbdk',
    },
    en: {
      title: 'Financial statements',
      text: 'Annual, quarterly and monthly reports, and risk exposure.',
      words: 'publication balance sheet profit loss prime lending rate report',
    },
  },
  '/about-us/prime-lending-rates': {
    id: {
      title: 'Suku bunga dasar kredit',
      text: 'Suku bunga dasar kredit yang berlaku untuk setiap jenis kredit.',
      words: 'sbdk bunga pinjaman kredit',
    },
    en: {
      title: 'Prime lending rates',
      text: 'The prime lending rate in force for each kind of loan.',
      words: 'sbdk interest loan credit',
    },
  },
  '/about-us/deposit-guarantee-rates': {
    id: {
      title: 'Tingkat bunga penjaminan',
      text: 'Bunga simpanan tertinggi yang masih dijamin.',
      words: 'lps penjaminan simpanan deposito',
    },
    en: {
      title: 'Deposit guarantee rates',
      text: 'The highest interest at which deposits are still guaranteed.',
      words: 'lps insurance guarantee deposit',
    },
  },
  '/careers': {
    lists: ['careers'],
    id: {
      title: 'Karier',
      text: 'Lowongan yang sedang dibuka dan cara melamar.',
      words: 'karir kerja pekerjaan lamaran rekrutmen magang',
    },
    en: {
      title: 'Careers',
      text: 'Positions that are open, and how to apply.',
      words: 'jobs vacancies work recruitment internship',
    },
  },
};
