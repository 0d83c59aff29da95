import type { SitePages } from './site-page.ts';

export const products: SitePages = {
  '/simpanan': {
    lists: ['products'],
    isParent: true,
    id: {
      title: 'Simpanan',
      text: 'Semua tabungan, deposito, dan giro: bandingkan, dan temukan yang cocok.',
      words:
        'produk simpanan, jenis simpanan, jenis tabungan, macam-macam tabungan, semua tabungan, pilihan tabungan, tabungan apa saja, tabungan yang cocok, bandingkan tabungan, perbandingan tabungan, bandingkan simpanan',
    },
    en: {
      title: 'Savings',
      text: 'All savings accounts, time deposits and current accounts: compare them, and find the one that fits.',
      words:
        'deposit products, savings products, types of savings accounts, types of accounts, all accounts, which account, account options, compare accounts, compare savings accounts, compare deposits',
    },
  },
  '/pinjaman': {
    lists: ['products'],
    isParent: true,
    id: {
      title: 'Pinjaman',
      text: 'Semua kredit untuk rumah, kendaraan, usaha, dan keluarga: bandingkan, dan temukan yang cocok.',
      words:
        'produk pinjaman, jenis pinjaman, jenis kredit, macam-macam pinjaman, semua pinjaman, pilihan pinjaman, pinjaman apa saja, pinjaman yang cocok, bandingkan pinjaman, bandingkan kredit, perbandingan pinjaman',
    },
    en: {
      title: 'Loans',
      text: 'All loans for homes, vehicles, businesses and families: compare them, and find the one that fits.',
      words:
        'loan products, types of loans, kinds of loans, all loans, which loan, loan options, compare loans, compare credit, borrowing, financing',
    },
  },
  '/wealth': {
    lists: ['products'],
    isParent: true,
    id: {
      title: 'Wealth Management',
      text: 'Reksa dana, obligasi negara, dan bancassurance: bandingkan, dan temukan yang cocok.',
      words:
        'produk investasi, jenis investasi, macam-macam investasi, semua investasi, pilihan investasi, investasi apa saja, investasi dan asuransi, bandingkan investasi, perbandingan investasi',
    },
    en: {
      title: 'Wealth management',
      text: 'Mutual funds, government bonds and bancassurance: compare them, and find the one that fits.',
      words:
        'investment products, types of investments, all investments, investment options, which investment, compare investments, investments and insurance',
    },
  },
  '/register-product': {
    id: {
      title: 'Ajukan produk',
      text: 'Buka rekening atau ajukan pinjaman. Petugas kami yang menghubungi Anda.',
      words:
        'buka rekening, daftar rekening, jadi nasabah, daftar jadi nasabah, nasabah baru, ajukan pinjaman, ajukan kredit, ajukan produk, pengajuan pinjaman, daftar produk, formulir pengajuan, minta dihubungi',
    },
    en: {
      title: 'Apply for a product',
      text: 'Open an account or apply for a loan. We will call you.',
      words:
        'open account, open an account, new account, sign up, become a customer, new customer, apply for a loan, loan application, apply online, register, application form, ask for a call',
    },
  },
  '/promo': {
    lists: ['promotions'],
    id: {
      title: 'Promo',
      text: 'Penawaran yang sedang berlaku beserta syaratnya.',
      words:
        'promo, promo terbaru, promo bulan ini, semua promo, daftar promo, diskon, penawaran, penawaran khusus, hadiah, cashback, undian, voucher',
    },
    en: {
      title: 'Promotions',
      text: 'What is on offer now, and its terms.',
      words:
        'promotions, offers, special offers, current offers, deals, discount, gift, cashback, prize, voucher, all promotions',
    },
  },
  '/calculators/loan': {
    id: {
      title: 'Kalkulator pinjaman',
      text: 'Hitung angsuran pinjaman per bulan beserta jadwalnya.',
      words:
        'simulasi kredit, simulasi KPR, simulasi pinjaman, simulasi angsuran, kalkulator kredit, kalkulator KPR, kalkulator cicilan, kalkulator angsuran, hitung cicilan, hitung angsuran, hitung KPR, hitung bunga pinjaman, cicilan per bulan, angsuran per bulan, cicilan juta tahun, simulasi cicilan mobil, simulasi cicilan motor, bunga anuitas flat efektif, tabel angsuran',
    },
    en: {
      title: 'Loan calculator',
      text: 'Work out the monthly instalment of a loan and its schedule.',
      words:
        'loan simulation, mortgage calculator, home loan calculator, instalment calculator, repayment calculator, monthly payment calculator, car loan calculator, calculate instalment, calculate loan, monthly repayment, million years, annuity flat effective, amortisation schedule, payment schedule',
    },
  },
  '/calculators/savings-goal': {
    id: {
      title: 'Kalkulator target tabungan',
      text: 'Hitung setoran bulanan untuk mencapai target Anda.',
      words:
        'simulasi tabungan, simulasi menabung, kalkulator tabungan, kalkulator nabung, kalkulator menabung, hitung tabungan, target tabungan, nabung berapa sebulan, berapa harus menabung, setoran per bulan, rencana menabung, kumpulkan uang juta',
    },
    en: {
      title: 'Savings goal calculator',
      text: 'Work out what to put aside each month to reach your goal.',
      words:
        'savings calculator, saving calculator, savings goal, how much to save, how much to save each month, how much should I save, monthly saving, reach my goal, saving plan calculator, savings simulation',
    },
  },
  '/calculators/time-deposit': {
    id: {
      title: 'Kalkulator deposito',
      text: 'Hitung bunga deposito setelah pajak untuk setiap tenor.',
      words:
        'simulasi deposito, kalkulator deposito, hitung deposito, hitung bunga deposito, hasil deposito, keuntungan deposito, bunga deposito juta bulan, bilyet, pajak bunga deposito',
    },
    en: {
      title: 'Time deposit calculator',
      text: 'Work out the interest of a time deposit after tax, for each term.',
      words:
        'deposit calculator, time deposit simulation, fixed deposit calculator, calculate deposit interest, deposit return, interest earned, maturity value',
    },
  },
  '/exchange-rate': {
    id: {
      title: 'Kurs valuta asing',
      text: 'Kurs beli dan jual hari ini, riwayatnya, dan konversi mata uang.',
      words:
        'kurs, kurs hari ini, kurs dolar, kurs dollar, dolar hari ini, kurs euro, kurs yen, kurs ringgit, kurs riyal, nilai tukar, valas, valuta asing, mata uang asing, tukar uang, tukar dolar, jual dolar, beli dolar, konversi mata uang, konversi dolar ke rupiah, USD ke IDR, berapa rupiah, kurs beli, kurs jual, riwayat kurs',
    },
    en: {
      title: 'Exchange rates',
      text: 'Today’s buy and sell rates, their history, and a currency converter.',
      words:
        'exchange rate, FX rates, forex, foreign currency, dollar rate, dollar today, euro rate, yen rate, ringgit rate, USD to IDR, USD IDR, convert currency, currency converter, change money, buy dollars, sell dollars, buy rate, sell rate, rate history',
    },
  },
  '/nab': {
    id: {
      title: 'NAB harian reksa dana',
      text: 'Nilai aktiva bersih per unit dan kinerja setiap reksa dana.',
      words:
        'NAB, NAB hari ini, NAB reksa dana, NAB per unit, nilai aktiva bersih, harga reksa dana, harga unit reksa dana, harga unit hari ini, kinerja reksa dana, grafik reksa dana, imbal hasil reksa dana, daftar reksa dana',
    },
    en: {
      title: 'Daily fund values',
      text: 'Net asset value per unit and the performance of each mutual fund.',
      words:
        'NAV, NAV today, NAB, net asset value, NAV per unit, fund prices, unit price, price per unit, fund performance, fund return, fund chart, list of funds',
    },
  },
};
