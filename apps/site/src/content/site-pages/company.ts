import type { SitePages } from './site-page.ts';

export const company: SitePages = {
  '/about-us': {
    id: {
      title: 'Tentang kami',
      text: 'Visi dan misi, sejarah, struktur organisasi, direksi, dan dewan komisaris.',
      words:
        'profil perusahaan manajemen pengurus direktur utama pimpinan pemegang saham grup didirikan sejak kapan',
    },
    en: {
      title: 'About us',
      text: 'Vision and mission, history, organisation, directors and commissioners.',
      words:
        'company profile management board of directors ceo leadership shareholders group founded since when',
    },
  },
  '/about-us/governance': {
    lists: ['governance'],
    id: {
      title: 'Tata kelola',
      text: 'Kebijakan, piagam, dan organ perusahaan.',
      words: 'gcg good corporate governance',
    },
    en: {
      title: 'Governance',
      text: 'Policies, charters and the organs of the company.',
      words: 'good corporate governance gcg',
    },
  },
  '/about-us/financial-statements': {
    id: {
      title: 'Laporan keuangan',
      text: 'Laporan tahunan, triwulanan, bulanan, dan eksposur risiko.',
      words: 'publikasi neraca laba rugi rasio npl car kinerja annual report unduh pdf',
    },
    en: {
      title: 'Financial statements',
      text: 'Annual, quarterly and monthly reports, and risk exposure.',
      words: 'publication balance sheet profit loss ratio npl car results annual report download pdf',
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
      words: 'karir kerja pekerjaan loker lamar lamaran rekrutmen magang',
    },
    en: {
      title: 'Careers',
      text: 'Positions that are open, and how to apply.',
      words: 'job vacancy vacancies work hiring recruitment internship',
    },
  },
};
