import type { SitePages } from './site-page.ts';

export const help: SitePages = {
  '/about-us/guides': {
    lists: ['guide-groups', 'guides'],
    id: {
      title: 'Panduan',
      text: 'Cara memakai layanan kami, langkah demi langkah.',
      words: 'petunjuk tutorial bantuan cara',
    },
    en: {
      title: 'Guides',
      text: 'How to use our services, step by step.',
      words: 'instructions tutorial help how to',
    },
  },
  '/about-us/questions': {
    id: {
      title: 'Pertanyaan umum',
      text: 'Jawaban singkat untuk hal yang sering ditanyakan.',
      words: 'faq tanya jawab bantuan',
    },
    en: {
      title: 'Questions',
      text: 'Short answers to what people often ask.',
      words: 'faq frequently asked help answers',
    },
  },
  '/branches': {
    lists: ['branches'],
    id: {
      title: 'Kantor cabang dan ATM',
      text: 'Cari kantor atau ATM terdekat, lengkap dengan alamat, jam buka, dan layanannya.',
      words:
        'lokasi cabang terdekat jaringan peta jam buka operasional setor tunai kantor kas safe deposit box',
    },
    en: {
      title: 'Branches and ATMs',
      text: 'Find the nearest branch or ATM with its address, opening hours and services.',
      words: 'location nearest network map opening hours cash deposit office safe deposit box',
    },
  },
  '/about-us/contact-us': {
    id: {
      title: 'Hubungi kami',
      text: 'Telepon, email, alamat kantor pusat, dan formulir kontak.',
      words:
        'nomor telepon call center pusat panggilan kontak cs customer service layanan nasabah surel bantuan alamat 24 jam',
    },
    en: {
      title: 'Contact us',
      text: 'Phone, email, the address of our head office, and a form.',
      words: 'phone number hotline call center centre contact customer service help address 24 hours',
    },
  },
  '/about-us/complaint': {
    id: {
      title: 'Pengaduan nasabah',
      text: 'Sampaikan pengaduan secara gratis dan lihat bagaimana kami menanganinya.',
      words: 'komplain keluhan lapor sengketa protes',
    },
    en: {
      title: 'Complaints',
      text: 'Complain free of charge, and see how we deal with it.',
      words: 'complain report dispute problem',
    },
  },
  '/about-us/complaint/status': {
    id: {
      title: 'Status pengaduan',
      text: 'Lihat sampai di mana pengaduan atau kiriman formulir Anda, dengan nomor tiket.',
      words: 'lacak cek tiket nomor laporan komplain keluhan',
    },
    en: {
      title: 'Status of a complaint',
      text: 'See how far your complaint or form has come, with its ticket number.',
      words: 'track trace ticket number progress',
    },
  },
  '/privacy-notice': {
    id: {
      title: 'Pemberitahuan privasi',
      text: 'Data pribadi apa yang kami olah, untuk apa, dan apa saja hak Anda.',
      words: 'data pribadi kebijakan privasi pdp cookie',
    },
    en: {
      title: 'Privacy notice',
      text: 'Which personal data we process, what for, and what your rights are.',
      words: 'personal data policy cookies protection',
    },
  },
  '/about-us/personal-data': {
    id: {
      title: 'Data pribadi Anda',
      text: 'Minta salinan, perbaikan, atau penghapusan data Anda, atau tarik persetujuan.',
      words: 'data pribadi pdp hak akses hapus koreksi tarik persetujuan keberatan',
    },
    en: {
      title: 'Your personal data',
      text: 'Ask for a copy, correction or erasure of your data, or withdraw a consent.',
      words: 'personal data rights access erase delete correct withdraw consent object',
    },
  },
  '/accessibility': {
    id: {
      title: 'Aksesibilitas',
      text: 'Bagaimana situs ini dapat dipakai oleh semua orang, dan apa yang masih kurang.',
      words: 'disabilitas difabel pembaca layar wcag',
    },
    en: {
      title: 'Accessibility',
      text: 'How everybody can use this site, and where it still falls short.',
      words: 'disability screen reader wcag',
    },
  },
};
