import type { SitePages } from './site-page.ts';

export const help: SitePages = {
  '/about-us/guides': {
    lists: ['guide-groups', 'guides'],
    id: {
      title: 'Panduan',
      text: 'Cara memakai layanan kami, langkah demi langkah.',
      words:
        'petunjuk, tutorial, bantuan, cara pakai, semua panduan, daftar panduan, cara menggunakan layanan',
    },
    en: {
      title: 'Guides',
      text: 'How to use our services, step by step.',
      words: 'instructions, tutorial, help, how to, all guides, how-tos, manual',
    },
  },
  '/about-us/questions': {
    id: {
      title: 'Pertanyaan umum',
      text: 'Jawaban singkat untuk hal yang sering ditanyakan.',
      words:
        'FAQ, tanya jawab, pertanyaan yang sering diajukan, yang sering ditanyakan, bantuan, pusat bantuan',
    },
    en: {
      title: 'Questions',
      text: 'Short answers to what people often ask.',
      words: 'FAQ, FAQs, frequently asked questions, help, answers, help centre',
    },
  },
  '/branches': {
    lists: ['branches'],
    id: {
      title: 'Kantor cabang dan ATM',
      text: 'Cari kantor atau ATM terdekat, lengkap dengan alamat, jam buka, dan layanannya.',
      words:
        'lokasi, lokasi cabang, lokasi ATM, cabang terdekat, ATM terdekat, daftar cabang, jaringan kantor, peta, alamat cabang, kantor kas, jam buka cabang, cabang buka Sabtu, setor tunai, mesin setor tunai, CDM, safe deposit box, SDB, kotak simpanan, tukar uang asing, penukaran valas, money changer, kursi roda, akses kursi roda',
    },
    en: {
      title: 'Branches and ATMs',
      text: 'Find the nearest branch or ATM with its address, opening hours and services.',
      words:
        'locations, branch locations, ATM locations, nearest branch, nearest ATM, find a branch, find an ATM, branch list, map, branch address, cash office, branch opening hours, branches open on Saturday, cash deposit, deposit machine, safe deposit box, change foreign money, money changer, currency exchange counter, wheelchair access, wheelchair accessible branch',
    },
  },
  '/about-us/contact-us': {
    id: {
      title: 'Hubungi kami',
      text: 'Telepon, email, alamat kantor pusat, dan formulir kontak.',
      words:
        'kontak, nomor telepon, nomor telpon bank, telepon bank, hotline, call center, pusat panggilan, CS, customer service, layanan nasabah, layanan pelanggan, bicara dengan petugas, live chat, WhatsApp, WA, email bank, surel, telepon bank, nomor telepon kantor, alamat kantor pusat, kantor pusat, 24 jam, halo bank, media sosial, pers',
    },
    en: {
      title: 'Contact us',
      text: 'Phone, email, the address of our head office, and a form.',
      words:
        'contact, phone number, telephone number, hotline, call center, call centre, customer service, customer care, customer support, email the bank, write to the bank, call the bank, talk to somebody, speak to a person, live chat, WhatsApp, email address, head office, headquarters, address of head office, 24 hours, helpdesk, press',
    },
  },
  '/about-us/complaint': {
    id: {
      title: 'Pengaduan nasabah',
      text: 'Sampaikan pengaduan secara gratis dan lihat bagaimana kami menanganinya.',
      words:
        'komplain, keluhan, pengaduan, aduan, mengadu, lapor, laporkan masalah, protes, protes pelayanan, pelayanan buruk, kecewa, tidak puas dengan pelayanan, transaksi tidak dikenal, ada transaksi bukan saya, sengketa, formulir pengaduan, jumlah pengaduan, laporan pengaduan, statistik pengaduan',
    },
    en: {
      title: 'Complaints',
      text: 'Complain free of charge, and see how we deal with it.',
      words:
        'complaint, complain, make a complaint, file a complaint, bad service, unhappy with service, report a problem, dispute, dispute a transaction, unknown transaction, complaint form, number of complaints, complaint report',
    },
  },
  '/about-us/complaint/status': {
    id: {
      title: 'Status pengaduan',
      text: 'Lihat sampai di mana pengaduan atau kiriman formulir Anda, dengan nomor tiket.',
      words:
        'status pengaduan, cek status, lacak pengaduan, cek pengaduan, cek tiket, nomor tiket, nomor laporan, status komplain, status keluhan, status permohonan, status pengajuan, status formulir, sampai mana',
    },
    en: {
      title: 'Status of a complaint',
      text: 'See how far your complaint or form has come, with its ticket number.',
      words:
        'complaint status, check status, track complaint, track my complaint, trace, ticket, ticket number, ticket lookup, reference number, progress, application status, status of my form',
    },
  },
  '/privacy-notice': {
    id: {
      title: 'Pemberitahuan privasi',
      text: 'Data pribadi apa yang kami olah, untuk apa, dan apa saja hak Anda.',
      words: 'kebijakan privasi, privasi, data pribadi, perlindungan data pribadi, UU PDP, cookie, kuki',
    },
    en: {
      title: 'Privacy notice',
      text: 'Which personal data we process, what for, and what your rights are.',
      words: 'privacy policy, privacy, personal data policy, data protection, PDP law, cookies',
    },
  },
  '/about-us/personal-data': {
    id: {
      title: 'Data pribadi Anda',
      text: 'Minta salinan, perbaikan, atau penghapusan data Anda, atau tarik persetujuan.',
      words:
        'hapus data, hapus data pribadi, minta data saya, salinan data, koreksi data, perbaiki data, tarik persetujuan, hak atas data, akses data, PDP',
    },
    en: {
      title: 'Your personal data',
      text: 'Ask for a copy, correction or erasure of your data, or withdraw a consent.',
      words:
        'delete my data, erase my data, copy of my data, access my data, correct my data, withdraw consent, data rights, subject access request, right to be forgotten',
    },
  },
  '/accessibility': {
    id: {
      title: 'Aksesibilitas',
      text: 'Bagaimana situs ini dapat dipakai oleh semua orang, dan apa yang masih kurang.',
      words:
        'aksesibilitas situs, pernyataan aksesibilitas, disabilitas, difabel, tunanetra, pembaca layar, WCAG',
    },
    en: {
      title: 'Accessibility',
      text: 'How everybody can use this site, and where it still falls short.',
      words:
        'accessibility statement, website accessibility, disability, disabled users, screen reader, WCAG',
    },
  },
};
