import { HOME_SECTIONS } from '@beranda/contract';
import type { PictureSeed } from '../content-fields.ts';
import type { HomeSeed } from './types.ts';

export const home: HomeSeed = {
  id: {
    hero: {
      eyebrow: 'Bank untuk usaha dan keluarga',
      headline: 'Terang untuk setiap langkah usaha Anda',
      lead: 'Tabungan, pembiayaan, dan investasi yang mudah dipahami, dengan kurs dan nilai reksa dana yang terbuka di situs ini.',
      primary: { text: 'Buka rekening', url: '/register-product' },
      secondary: { text: 'Hitung angsuran', url: '/calculators/loan' },
    },
    sampleLoan: {
      title: 'Hitung dulu, baru memutuskan',
      disclaimer: 'Ilustrasi tidak mengikat dan dapat berubah sewaktu-waktu.',
    },
    shortcuts: [
      {
        icon: 'calculator',
        title: 'Simulasi angsuran',
        text: 'Flat, efektif, anuitas',
        url: '/calculators/loan',
      },
      { icon: 'trend-up', title: 'NAB reksa dana', text: 'Nilai setiap hari bursa', url: '/nab' },
      { icon: 'map-pin', title: 'Cari cabang', text: '{jaringan.tempat} kantor dan ATM', url: '/branches' },
      {
        icon: 'message',
        title: 'Pengaduan nasabah',
        text: 'Lacak dengan nomor tiket',
        url: '/about-us/complaint',
      },
    ],
    sections: [...HOME_SECTIONS],
    highlights: { eyebrow: 'Sorotan', title: 'Promo pilihan bulan ini' },
    services: {
      eyebrow: 'Layanan',
      title: 'Satu bank, dari tabungan pertama sampai usaha besar',
      tiles: [
        {
          icon: 'piggy-bank',
          title: 'Simpanan',
          text: 'Tabungan harian, deposito, dan giro dengan bunga yang tertulis jelas.',
          url: '/simpanan',
          action: 'Lihat simpanan',
        },
        {
          icon: 'hand-coins',
          title: 'Pinjaman',
          text: 'KPR, multiguna, dan modal kerja. Angsurannya bisa dihitung sebelum mengajukan.',
          url: '/pinjaman',
          action: 'Lihat pinjaman',
        },
        {
          icon: 'diamond',
          title: 'Wealth Management',
          text: 'Reksa dana, obligasi negara, dan bancassurance bersama penasihat Anda.',
          url: '/wealth',
          action: 'Kenali pilihannya',
        },
        {
          icon: 'truck',
          title: 'Pembiayaan rantai pasok',
          text: 'Pemasok dibayar lebih awal, distributor mendapat waktu untuk menjual.',
          url: '/pembiayaan-supply-chain',
          action: 'Ajukan',
        },
        {
          icon: 'store',
          title: 'UMKM',
          text: 'Konsultasi usaha gratis, dari pembukuan sampai ekspor pertama.',
          url: '/business-consultation/business-consultation',
          action: 'Minta konsultasi',
        },
        {
          icon: 'book',
          title: 'Literasi',
          text: 'Panduan uang yang bisa dibaca sambil menunggu angkot.',
          url: '/literasi',
          action: 'Mulai membaca',
        },
      ],
    },
    products: { eyebrow: 'Simpanan dan pinjaman', title: 'Mulai dari yang Anda perlukan', chosen: [] },
    vision: {
      eyebrow: 'Visi',
      sentence: 'Menjadi bank yang menerangi usaha di setiap kabupaten di Indonesia.',
      highlight: 'menerangi usaha',
    },
    why: {
      eyebrow: 'Mengapa Bank Lentera',
      title: 'Janji yang bisa Anda hitung',
      reasons: [
        {
          figure: '0',
          unit: 'biaya tersembunyi',
          text: 'Semua bunga dan biaya diumumkan: di halaman produknya atau dalam daftar tarif kami.',
        },
        {
          figure: '{lps.batas-jaminan:money-short}',
          unit: 'dijamin LPS',
          text: 'Simpanan dijamin paling banyak {lps.batas-jaminan} per nasabah per bank, sesuai ketentuan.',
        },
        {
          figure: '{jaringan.kota}',
          unit: 'kota',
          text: '{jaringan.tempat} kantor dan ATM, dari Medan sampai Jayapura.',
        },
        {
          figure: '{pengaduan.batas-tertulis:number}',
          unit: 'hari kerja',
          text: 'Paling lama, untuk pengaduan tertulis sejak dokumennya lengkap. Bila perlu, diperpanjang paling lama {pengaduan.perpanjangan}.',
        },
      ],
    },
    consultation: {
      eyebrow: 'UMKM',
      title: 'Ceritakan usaha Anda. Kami bantu mencari jalannya.',
      text: 'Konsultasi gratis dengan penasihat usaha: pembukuan, izin, modal kerja, sampai pembeli pertama di luar negeri.',
      points: [
        { icon: 'clipboard', text: 'Pemeriksaan kesehatan keuangan usaha' },
        { icon: 'handshake', text: 'Pendampingan pengajuan pembiayaan' },
        { icon: 'package', text: 'Akses ke jaringan pemasok dan distributor' },
        { icon: 'graduation-cap', text: 'Kelas daring dan tatap muka tiap bulan' },
      ],
      action: { text: 'Minta konsultasi', url: '/business-consultation/business-consultation' },
    },
    news: { eyebrow: 'Kabar', title: 'Berita dan cerita' },
    branches: {
      eyebrow: 'Lokasi',
      title: 'Cari cabang terdekat',
      text: 'Kantor cabang, kantor kas, dan ATM, lengkap dengan jam buka dan layanannya.',
    },
    app: {
      eyebrow: 'Aplikasi',
      title: 'Bank Lentera di genggaman',
      text: 'Transfer, bayar, menabung, dan pantau investasi, kapan pun Anda sempat. Unduh gratis dari toko aplikasi.',
      url: 'https://aplikasi.lentera.example/unduh',
    },
    group: {
      text: 'Bank Lentera adalah anak perusahaan Bank Nusantara Raya Utama (Persero). Bersama perusahaan-perusahaan lain dalam kelompok usaha, kami melayani nasabah di 34 provinsi.',
      action: { text: 'Tentang kelompok usaha', url: 'https://www.nusantararaya.example' },
    },
    popup: {
      title: 'Kelas pembukuan gratis untuk UMKM',
      text: 'Empat sesi daring, tiap Selasa malam, bersama penasihat usaha kami.',
      action: { text: 'Daftar gratis', url: '/business-consultation/business-consultation' },
      frequency: 'every-days',
      everyDays: 7,
    },
  },
  en: {
    hero: {
      eyebrow: 'A bank for business and family',
      headline: 'Light for every step of your business',
      lead: 'Savings, financing and investments that are easy to understand, with exchange rates and fund values published on this site.',
      primary: { text: 'Open an account', url: '/register-product' },
      secondary: { text: 'Work out an instalment', url: '/calculators/loan' },
    },
    sampleLoan: {
      title: 'Work out your instalment before you decide',
      disclaimer: 'Illustrations are non-binding and may change at any time.',
    },
    shortcuts: [
      {
        icon: 'calculator',
        title: 'Loan calculator',
        text: 'Flat, effective, annuity',
        url: '/calculators/loan',
      },
      { icon: 'trend-up', title: 'Fund values', text: 'Every trading day', url: '/nab' },
      {
        icon: 'map-pin',
        title: 'Find a branch or ATM',
        text: '{jaringan.tempat} branches and ATMs',
        url: '/branches',
      },
      { icon: 'message', title: 'Complaints', text: 'With a number to track', url: '/about-us/complaint' },
    ],
    sections: [...HOME_SECTIONS],
    highlights: { eyebrow: 'Highlights', title: 'This month’s offers' },
    services: {
      eyebrow: 'Services',
      title: 'One bank, from a first savings book to a large business',
      tiles: [
        {
          icon: 'piggy-bank',
          title: 'Savings',
          text: 'Everyday savings, time deposits and current accounts with published rates.',
          url: '/simpanan',
          action: 'See savings',
        },
        {
          icon: 'hand-coins',
          title: 'Loans',
          text: 'Home loans, multipurpose loans and working capital. Know the instalment before you apply.',
          url: '/pinjaman',
          action: 'See loans',
        },
        {
          icon: 'diamond',
          title: 'Wealth Management',
          text: 'Mutual funds, government bonds and bancassurance, with an adviser at your side.',
          url: '/wealth',
          action: 'Explore the options',
        },
        {
          icon: 'truck',
          title: 'Supply chain financing',
          text: 'Suppliers are paid sooner, and distributors gain time to sell.',
          url: '/pembiayaan-supply-chain',
          action: 'Apply',
        },
        {
          icon: 'store',
          title: 'Small business',
          text: 'Free advice for your business, from bookkeeping to the first export.',
          url: '/business-consultation/business-consultation',
          action: 'Ask for advice',
        },
        {
          icon: 'book',
          title: 'Financial literacy',
          text: 'Short guides to managing your money.',
          url: '/literasi',
          action: 'Start reading',
        },
      ],
    },
    products: { eyebrow: 'Saving and loan', title: 'Start with what you need', chosen: [] },
    vision: {
      eyebrow: 'Vision',
      sentence: 'To be the bank that lights up business in every regency of Indonesia.',
      highlight: 'lights up business',
    },
    why: {
      eyebrow: 'Why Bank Lentera',
      title: 'Promises in figures',
      reasons: [
        {
          figure: '0',
          unit: 'hidden fees',
          text: 'Every rate and fee is published: on the page of the product or in our list of fees.',
        },
        {
          figure: '{lps.batas-jaminan:money-short}',
          unit: 'insured by LPS',
          text: 'Deposits are insured up to {lps.batas-jaminan} per customer per bank, under LPS rules.',
        },
        {
          figure: '{jaringan.kota}',
          unit: 'cities',
          text: '{jaringan.tempat} branches and ATMs, from Medan to Jayapura.',
        },
        {
          figure: '{pengaduan.batas-tertulis:number}',
          unit: 'working days',
          text: 'At most, for a written complaint once its documents are complete. If need be, extended by up to {pengaduan.perpanjangan}.',
        },
      ],
    },
    consultation: {
      eyebrow: 'Small business',
      title: 'Tell us about your business. We’ll help you find the way.',
      text: 'Free advice from a business adviser: bookkeeping, permits, working capital, and your first buyer abroad.',
      points: [
        { icon: 'clipboard', text: 'A health check of your finances' },
        { icon: 'handshake', text: 'Help with a financing application' },
        { icon: 'package', text: 'Introductions to suppliers and distributors' },
        { icon: 'graduation-cap', text: 'Classes every month, online and in person' },
      ],
      action: { text: 'Ask for advice', url: '/business-consultation/business-consultation' },
    },
    news: { eyebrow: 'What’s new', title: 'News and stories' },
    branches: {
      eyebrow: 'Locations',
      title: 'Find a branch or ATM near you',
      text: 'Branches, cash offices and ATMs, with their opening hours and services.',
    },
    app: {
      eyebrow: 'App',
      title: 'Bank Lentera on your phone',
      text: 'Transfer, pay, save and follow your investments whenever you have a moment. Free from your app store.',
      url: 'https://aplikasi.lentera.example/download',
    },
    group: {
      text: 'Bank Lentera is a subsidiary of Bank Nusantara Raya Utama (Persero). Together with the other companies of the group, we serve customers in 34 provinces.',
      action: { text: 'About the group', url: 'https://www.nusantararaya.example/en' },
    },
    popup: {
      title: 'Free bookkeeping classes for small businesses',
      text: 'Four online evenings, every Tuesday, with our business advisers.',
      action: { text: 'Sign up for free', url: '/business-consultation/business-consultation' },
      frequency: 'every-days',
      everyDays: 7,
    },
  },
};

/** The picture of the popup. */
export const popupPicture: PictureSeed = {
  scene: 'evening-class',
  alt: {
    id: 'Pemilik usaha mencatat sambil mengikuti kelas daring di laptop pada malam hari',
    en: 'A business owner takes notes in an online class on her laptop in the evening',
  },
};
