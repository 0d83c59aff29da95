import type { SitePages } from './site-page.ts';

export const products: SitePages = {
  '/simpanan': {
    lists: ['products'],
    isParent: true,
    id: {
      title: 'Simpanan',
      text: 'Semua tabungan, deposito, dan giro: bandingkan, dan temukan yang cocok.',
      words: 'menabung rekening bandingkan banding pilih bunga setoran produk',
    },
    en: {
      title: 'Savings',
      text: 'All savings accounts, time deposits and current accounts: compare them, and find the one that fits.',
      words: 'deposits accounts compare comparison choose interest products',
    },
  },
  '/pinjaman': {
    lists: ['products'],
    isParent: true,
    id: {
      title: 'Pinjaman',
      text: 'Semua kredit untuk rumah, kendaraan, usaha, dan keluarga: bandingkan, dan temukan yang cocok.',
      words: 'kredit pembiayaan utang bandingkan banding pilih plafon bunga produk',
    },
    en: {
      title: 'Loans',
      text: 'All loans for homes, vehicles, businesses and families: compare them, and find the one that fits.',
      words: 'credit borrowing financing compare comparison choose limit interest products',
    },
  },
  '/wealth': {
    lists: ['products'],
    isParent: true,
    id: {
      title: 'Wealth Management',
      text: 'Reksa dana, obligasi negara, dan bancassurance: bandingkan, dan temukan yang cocok.',
      words: 'investasi asuransi bandingkan banding pilih risiko produk',
    },
    en: {
      title: 'Wealth management',
      text: 'Mutual funds, government bonds and bancassurance: compare them, and find the one that fits.',
      words: 'investment insurance compare comparison choose risk products',
    },
  },
  '/register-product': {
    id: {
      title: 'Ajukan produk',
      text: 'Buka rekening atau ajukan pinjaman. Petugas kami yang menghubungi Anda.',
      words: 'buka rekening daftar jadi nasabah baru pengajuan tabungan kredit',
    },
    en: {
      title: 'Apply for a product',
      text: 'Open an account or apply for a loan. We will call you.',
      words: 'open account sign up become a customer register application savings credit',
    },
  },
  '/promo': {
    lists: ['promotions'],
    id: {
      title: 'Promo',
      text: 'Penawaran yang sedang berlaku beserta syaratnya.',
      words: 'diskon hadiah cashback',
    },
    en: {
      title: 'Promotions',
      text: 'What is on offer now, and its terms.',
      words: 'discount gift cashback offer',
    },
  },
  '/calculators/loan': {
    id: {
      title: 'Kalkulator pinjaman',
      text: 'Hitung angsuran pinjaman per bulan beserta jadwalnya.',
      words: 'simulasi hitung cicilan kredit kpr mobil motor bunga anuitas flat efektif tenor juta tahun',
    },
    en: {
      title: 'Loan calculator',
      text: 'Work out the monthly instalment of a loan and its schedule.',
      words: 'simulation calculate credit mortgage car interest annuity flat effective term million years',
    },
  },
  '/calculators/savings-goal': {
    id: {
      title: 'Kalkulator target tabungan',
      text: 'Hitung setoran bulanan untuk mencapai target Anda.',
      words: 'simulasi hitung menabung rencana',
    },
    en: {
      title: 'Savings goal calculator',
      text: 'Work out what to put aside each month to reach your goal.',
      words: 'simulation plan saving',
    },
  },
  '/calculators/time-deposit': {
    id: {
      title: 'Kalkulator deposito',
      text: 'Hitung bunga deposito setelah pajak untuk setiap tenor.',
      words: 'simulasi hitung bunga bilyet jangka waktu',
    },
    en: {
      title: 'Time deposit calculator',
      text: 'Work out the interest of a time deposit after tax, for each term.',
      words: 'simulation interest maturity',
    },
  },
  '/exchange-rate': {
    id: {
      title: 'Kurs valuta asing',
      text: 'Kurs beli dan jual hari ini, riwayatnya, dan konversi mata uang.',
      words: 'kurs dolar euro yen ringgit usd valas tukar uang',
    },
    en: {
      title: 'Exchange rates',
      text: 'Today’s buy and sell rates, their history, and a currency converter.',
      words: 'dollar euro yen ringgit usd forex foreign currency money',
    },
  },
  '/nab': {
    id: {
      title: 'NAB harian reksa dana',
      text: 'Nilai aktiva bersih per unit dan kinerja setiap reksa dana.',
      words: 'investasi kinerja unit nilai aktiva bersih',
    },
    en: {
      title: 'Daily fund values',
      text: 'Net asset value per unit and the performance of each mutual fund.',
      words: 'nab nav investment performance unit',
    },
  },
};
