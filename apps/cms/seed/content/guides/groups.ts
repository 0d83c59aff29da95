import type { GuideGroupSeed } from './types.ts';

export const guideGroups: GuideGroupSeed[] = [
  {
    slug: 'rekening',
    icon: 'piggy-bank',
    order: 1,
    id: {
      title: 'Rekening',
      summary: 'Membuka, memperbarui, dan menutup rekening, di aplikasi maupun di kantor cabang.',
    },
    en: {
      title: 'Accounts',
      summary: 'Opening, updating and closing an account, in the app or at a branch.',
    },
  },
  {
    slug: 'aplikasi-dan-transfer',
    icon: 'phone',
    order: 2,
    id: {
      title: 'Aplikasi dan transfer',
      summary: 'Mengaktifkan aplikasi, mengirim uang, membayar dengan QRIS, dan pindah ke ponsel baru.',
    },
    en: {
      title: 'The app and transfers',
      summary: 'Setting up the app, sending money, paying with QRIS and moving to a new phone.',
    },
  },
  {
    slug: 'kartu-dan-keamanan',
    icon: 'shield',
    order: 3,
    id: {
      title: 'Kartu dan keamanan',
      summary: 'Yang harus segera dilakukan ketika kartu hilang, PIN terlupa, atau ada yang mencurigakan.',
    },
    en: {
      title: 'Cards and security',
      summary: 'What to do at once when a card is lost, a PIN is forgotten or something looks wrong.',
    },
  },
  {
    slug: 'pinjaman',
    icon: 'hand-coins',
    order: 4,
    id: {
      title: 'Pinjaman',
      summary: 'Mengajukan KPR, melunasi lebih awal, dan berbicara dengan kami bila angsuran mulai berat.',
    },
    en: {
      title: 'Loans',
      summary: 'Applying for a mortgage, repaying early, and talking to us when instalments get heavy.',
    },
  },
  {
    slug: 'bantuan-dan-pengaduan',
    icon: 'message',
    order: 5,
    id: {
      title: 'Bantuan dan pengaduan',
      summary: 'Cara menyampaikan pengaduan, melacaknya, dan menempuh jalan lain bila belum puas.',
    },
    en: {
      title: 'Help and complaints',
      summary: 'How to make a complaint, follow it, and take it further if you are not satisfied.',
    },
  },
];
