import type { SitePages } from './site-page.ts';

export const productPages = {
  '/simpanan': {
    lists: ['products'],
    isParent: true,
    id: {
      title: 'Simpanan',
      text: 'Semua tabungan, deposito, dan giro: bandingkan, dan temukan yang cocok.',
      searchTerms:
        'produk simpanan, jenis simpanan, jenis tabungan, macam-macam tabungan, semua tabungan, pilihan tabungan, tabungan apa saja, tabungan yang cocok, bandingkan tabungan, perbandingan tabungan, bandingkan simpanan, mau nabung di sini, nabung yang mana, pilih tabungan apa, tabungan paling cocok, beda giro dan tabungan, macam-macam rekening, jenis rekening, rekening apa aja, bandingin tabungan, produk tabungan, tabungan terbaik, bagusan tabungan apa, rekening yang cocok buat saya, nabung di enaknya yg mana, macem2 tabungan apa aja yg ada, simpenan',
    },
    en: {
      title: 'Savings',
      text: 'All savings accounts, time deposits and current accounts: compare them, and find the one that fits.',
      searchTerms:
        'deposit products, savings products, types of savings accounts, types of accounts, all accounts, which account, account options, compare accounts, compare savings accounts, compare deposits, ways to save here, savings options, difference savings and deposit, difference savings and current, list of accounts, choose an account, what accounts do you have, kinds of accounts, deposit accounts, compare bank accounts, right account for me, where to put my money, which account is best, savings vs current account, interest rates, interest rates comparison, account, accounts, bank account',
    },
  },
  '/pinjaman': {
    lists: ['products'],
    isParent: true,
    id: {
      title: 'Pinjaman',
      text: 'Semua kredit untuk rumah, kendaraan, usaha, dan keluarga: bandingkan, dan temukan yang cocok.',
      searchTerms:
        'produk pinjaman, pinjaman online, syarat pinjaman, dokumen apa saja buat ajukan pinjaman, jenis pinjaman, jenis kredit, macam-macam pinjaman, semua pinjaman, pilihan pinjaman, pinjaman apa saja, pinjaman yang cocok, bandingkan pinjaman, bandingkan kredit, perbandingan pinjaman, mau pinjam uang, mau pinjam duit, ngutang ke bank, pinjaman yang mana, pilih pinjaman apa, ada pinjaman apa, bandingin pinjaman, pinjaman paling murah, pinjaman bunga rendah, kredit apa aja, daftar pinjaman, pinjaman bank, beda KPR dan multiguna, produk kredit, biaya pinjaman, biaya provisi dan administrasi kredit, pinjem kena potongan apa aja, plafon semua kredit, bunga berapa persen, rate pinjaman, utang, hutang, loan, mau ngutang, biaya provisi, provisi, bunga pinjam di brp sih, kredit, apa aja syaratnya pinjam, butuh utang, macam-macam kredit',
    },
    en: {
      title: 'Loans',
      text: 'All loans for homes, vehicles, businesses and families: compare them, and find the one that fits.',
      searchTerms:
        'loan products, types of loans, kinds of loans, all loans, which loan, loan options, compare loans, compare credit, borrowing, financing, what loans do you have, best loan, cheapest loan, low interest loan, bank loans, get a loan, I need a loan, take out a loan, lending products, list of loans, choose a loan, right loan for me, difference between loans, types of credit, loan overview, how much interest do you charge, loan fees, which loan suits me, credit, lending, borrow, minimum loan, loan charges',
    },
  },
  '/wealth': {
    lists: ['products'],
    isParent: true,
    id: {
      title: 'Wealth Management',
      text: 'Reksa dana, obligasi negara, dan bancassurance: bandingkan, dan temukan yang cocok.',
      searchTerms:
        'produk investasi, jenis investasi, macam-macam investasi, semua investasi, pilihan investasi, investasi apa saja, investasi dan asuransi, bandingkan investasi, perbandingan investasi, mau investasi, investasi yang mana, investasi di bank, ngembangin duit, biar uang bertambah, duit nganggur diapain, investasi yang cocok, bandingin investasi, kelola kekayaan, penasihat investasi, beda reksadana dan obligasi, investasi selain deposito, pengen invest di bank ada apa aja, kembangin uang, cuan',
    },
    en: {
      title: 'Wealth Management',
      text: 'Mutual funds, government bonds and bancassurance: compare them, and find the one that fits.',
      searchTerms:
        'investment products, types of investments, all investments, investment options, which investment, compare investments, investments and insurance, where to invest, ways to invest, how to invest money, grow my money, grow my wealth, make my money work, invest my savings, investment adviser, wealth products, financial planner, funds or bonds, best investment, investment ideas',
    },
  },
  '/register-product': {
    id: {
      title: 'Ajukan produk',
      text: 'Buka rekening atau ajukan pinjaman. Petugas kami yang menghubungi Anda.',
      searchTerms:
        'buka rekening, daftar rekening, jadi nasabah, daftar jadi nasabah, nasabah baru, ajukan pinjaman, ajukan kredit, ajukan produk, pengajuan pinjaman, daftar produk, formulir pengajuan, minta dihubungi, mau buka rekening, bikin rekening, daftar nasabah baru, cara jadi nasabah, mau ngajuin pinjaman, ngajuin kredit, formulir buka rekening, minta ditelepon petugas, apply pinjaman, pengen punya rekening, mau bikin tabungan, isi data dulu nanti ditelpon petugas, daftar pinjaman online, minta ditelepon soal kredit, apply rumah sekarang, pengajuan kpr tanpa ke cabang, apply kpr, daftar kpr, daftar pinjaman pribadi, daftar pinjaman umkm, form pinjaman, daftar kredit, mau pinjam daftarnya di mana, formulir kredit, di mana daftar pinjaman, saya mau mengajukan tapi ga bisa ke bank, form pengajuan, mau ngajuin tapi males ke bank, apply produk simpanan lewat web',
    },
    en: {
      title: 'Apply for a product',
      text: 'Open an account or apply for a loan. We will call you.',
      searchTerms:
        'open account, open an account, new account, sign up, become a customer, new customer, apply for a loan, loan application, apply online, apply for a loan online, send loan application, register, application form, ask for a call, I want an account, get an account, create an account, join the bank, become a client, start an application, loan application form, apply for credit, request a loan, sign up online, have someone call me, call me back, callback request, apply now, mortgage application, application',
    },
  },
  '/promo': {
    lists: ['promotions'],
    id: {
      title: 'Promo',
      text: 'Penawaran yang sedang berlaku beserta syaratnya.',
      searchTerms:
        'promo, promo terbaru, promo bulan ini, promo restoran, promo makan, semua promo, daftar promo, diskon, penawaran, penawaran khusus, hadiah, cashback, undian, voucher, lagi ada promo apa, promo hari ini, promo minggu ini, promo spesial, ada diskon apa, promo nasabah baru, bonus nasabah, program hadiah, promo akhir tahun, potongan harga, kupon diskon, diskon bunga pinjaman lg ada ga, penawaran kredit bulan ini, promo buat pedagang, promo deposito, promo toko, promosi, promo kartu, gratisan, ajak teman dapat apa, promo buka rekening dapat hadiah, sampai kapan promonya berlaku, giveaway, promo kuliner weekend, diskon tiket kereta',
    },
    en: {
      title: 'Promotions',
      text: 'What is on offer now, and its terms.',
      searchTerms:
        "promotions, promos this month, promo restaurants, dining offers, offers, special offers, current offers, deals, discount, gift, cashback, prize, voucher, all promotions, latest offers, promo codes, coupons, today's deals, what's on offer, special deals, freebies, giveaways, new customer offer, seasonal offers, sign-up bonus, limited offers, lucky draw, current promotions, promotions for savings, loan offers, discounts, do i get something for opening account, promos, promotion, promo",
    },
  },
  '/calculators/loan': {
    id: {
      title: 'Kalkulator pinjaman',
      text: 'Hitung angsuran pinjaman per bulan beserta jadwalnya.',
      searchTerms:
        'simulasi kredit, simulasi KPR, simulasi pinjaman, simulasi angsuran, kalkulator kredit, kalkulator KPR, kalkulator cicilan, kalkulator angsuran, hitung cicilan, hitung angsuran, hitung KPR, hitung bunga pinjaman, cicilan per bulan, angsuran per bulan, cicilan juta tahun, simulasi cicilan mobil, simulasi cicilan motor, bunga anuitas flat efektif, tabel angsuran, pinjam 100 juta cicilannya berapa, nyicil 200 juta 10 tahun, cicilan sebulan berapa, angsuran KPR 500 juta, itung cicilan, ngitung bunga pinjaman, bayar berapa per bulan, simulasi pinjaman 50 juta, tabel cicilan, simulasi kredit mobil, simulasi KTA, jadwal angsuran, perkiraan cicilan, cek cicilan rumah 20 tahun, simulasi angsuran rumah dengan bunga anuitas, jadwal pembayaran pokok dan bunga per bulan, liat rincian cicilan tiap bulan, amortisasi, menghitung jumlah bunga sampai lunas, simulasi cicilan rumah, hitung cicilan rumah per bulan, angsuran, hitung bunga, cicilannya jadi berapa kalau 4 tahun',
    },
    en: {
      title: 'Loan calculator',
      text: 'Work out the monthly instalment of a loan and its schedule.',
      searchTerms:
        'loan simulation, mortgage calculator, home loan calculator, instalment calculator, repayment calculator, monthly payment calculator, car loan calculator, calculate instalment, calculate loan, monthly repayment, million years, annuity flat effective, amortisation schedule, payment schedule, how much per month, monthly payment on 100 million, work out repayments, estimate my payments, EMI calculator, installment calculator, loan interest calculator, payment estimator, calculate mortgage, mortgage payments, personal loan calculator, business loan calculator, total interest on loan, repayment table, what would 400 million over 20 years cost a month, amortization schedule, how much will I pay back in all, compare flat and annuity on the same loan, 20 million two years',
    },
  },
  '/calculators/savings-goal': {
    id: {
      title: 'Kalkulator target tabungan',
      text: 'Hitung setoran bulanan untuk mencapai target Anda.',
      searchTerms:
        'simulasi tabungan, simulasi menabung, kalkulator tabungan, kalkulator nabung, kalkulator menabung, hitung tabungan, target tabungan, nabung berapa sebulan, berapa harus menabung, setoran per bulan, rencana menabung, kumpulkan uang juta, nabung berapa biar 50 juta, pengen punya 100 juta, kapan tabungan cukup, itung tabungan, ngumpulin uang nikah berapa lama, mau kumpulin 20 juta, berapa bulan nabung, nyisihin berapa sebulan, hitung target, kalkulator target, hitung dana pendidikan, hitung tabungan haji, hitung dana pensiun, simulasi target, potongan pajak rekening, ingin punya 50 juta setahun, mau punya uang sekian, nabung umroh sebulan berapa, nabung berapa biar bisa umroh, nabung berapa per bulan, nabung brp per bulan, menabung berapa sebulan',
    },
    en: {
      title: 'Savings goal calculator',
      text: 'Work out what to put aside each month to reach your goal.',
      searchTerms:
        'savings calculator, saving calculator, savings goal, how much to save, how much to save each month, how much should I save, monthly saving, reach my goal, saving plan calculator, savings simulation, how long to save, how much per week to save, save 50 million, save up calculator, goal planner, saving target, put aside each month, reach 100 million, wedding savings calculator, house deposit calculator, retirement calculator, education fund calculator, plan my savings, time to reach goal, withholding tax on savings interest, how much to save for umrah, how much do I save each month',
    },
  },
  '/calculators/time-deposit': {
    id: {
      title: 'Kalkulator deposito',
      text: 'Hitung bunga deposito setelah pajak untuk setiap tenor.',
      searchTerms:
        'simulasi deposito, kalkulator deposito, hitung deposito, hitung bunga deposito, hasil deposito, keuntungan deposito, bunga deposito juta bulan, bilyet, pajak bunga deposito, depo 100 juta dapat berapa, deposito 50 juta sebulan, bunga 200 juta setahun, itung bunga depo, bunga bersih deposito, bunga setelah pajak, untung deposito berapa, kalkulator depo, simulasi depo, hasil deposito 6 bulan, potongan pajak bunga, hitung pajak deposito, perkiraan bunga deposito, deposito 10 juta, deposito 1 milyar, duit 200 juta didepositoin dapet brp, kok bunga deposito ga full, pph final bunga, tarif pajak penghasilan atas bunga simpanan, taruh 100 juta dapat bunga berapa, simpan uang dapat bunga berapa, 100 juta 6 bulan dapat berapa, seratus juta dapat berapa',
    },
    en: {
      title: 'Time deposit calculator',
      text: 'Work out the interest of a time deposit after tax, for each term.',
      searchTerms:
        'deposit calculator, time deposit simulation, fixed deposit calculator, calculate deposit interest, deposit return, interest earned, maturity value, FD calculator, CD calculator, term deposit calculator, how much interest will I get, interest on 100 million, interest after tax, deposit earnings, work out deposit interest, tax on deposit interest, withholding tax on interest, what will my deposit earn, return on fixed deposit, deposit simulator, maturity amount, tax on interest 20%, why 20 percent of my interest is gone',
    },
  },
  '/exchange-rate': {
    id: {
      title: 'Kurs valuta asing',
      text: 'Kurs beli dan jual hari ini, riwayatnya, dan konversi mata uang.',
      searchTerms:
        'kurs, kurs hari ini, kurs dolar, kurs dollar, dolar hari ini, kurs euro, kurs yen, kurs ringgit, kurs riyal, nilai tukar, valas, valuta asing, mata uang asing, tukar uang, tukar dolar, jual dolar, beli dolar, konversi mata uang, konversi dolar ke rupiah, USD ke IDR, berapa rupiah, kurs beli, kurs jual, riwayat kurs, 100 dolar berapa rupiah, 1 dolar berapa, dolar naik ga, kurs SGD, kurs poundsterling, kurs yuan, kurs dolar australia, mau nuker dolar, nuker duit asing, grafik dolar, kurs kemarin, konversi euro, konversi ringgit, kalkulator kurs, rupiah melemah, harga satu dolar, harga dolar sekarang, harga dolar Singapura, riyal buat umrah, riyal buat umroh, tukar riyal',
    },
    en: {
      title: 'Exchange rates',
      text: 'Today’s buy and sell rates, their history, and a currency converter.',
      searchTerms:
        "exchange rate, FX rates, forex, foreign currency, dollar rate, dollar today, euro rate, yen rate, ringgit rate, USD to IDR, USD IDR, convert currency, currency converter, change money, buy dollars, sell dollars, buy rate, sell rate, rate history, rupiah rate, how much is a dollar, price of dollar, pound to rupiah, euro to rupiah, dollar to rupiah, Singapore dollar rate, yuan rate, Aussie dollar rate, riyal rate, IDR to USD, foreign exchange, currency rates, exchange rate chart, yesterday's rate, past exchange rates, buying rate, was the dollar cheaper last month, tukar uang, tukar uang Sabtu, exchange money on Saturday",
    },
  },
  '/nab': {
    id: {
      title: 'NAB harian reksa dana',
      text: 'Nilai aktiva bersih per unit dan kinerja setiap reksa dana.',
      searchTerms:
        'NAB, NAB hari ini, NAB reksa dana, NAB reksa dana pasar uang, NAB reksa dana saham, NAB per unit, nilai aktiva bersih, harga reksa dana, harga unit reksa dana, harga unit hari ini, kinerja reksa dana, grafik reksa dana, imbal hasil reksa dana, daftar reksa dana, harga reksadana hari ini, nilai reksa dana saya, reksadana paling untung, reksa dana terbaik, return reksadana, performa reksa dana, grafik NAB, NAB kemarin, NAB terbaru, bandingin reksadana, nilai unit penyertaan, harga unit terbaru, cek NAB, reksadana lagi merah, nab reksadana naik apa turun, download data nab csv, reksadana paling cuan taun ini, ytd, reksadana hari ini, cuan reksadana, harga unit, harga unit RDPU, harga unit reksa dana hari ini',
    },
    en: {
      title: 'Daily fund values',
      text: 'Net asset value per unit and the performance of each mutual fund.',
      searchTerms:
        'NAV, NAV today, NAV money market fund, NAV equity fund, NAV bond fund, NAB, net asset value, NAV per unit, fund prices, unit price, price per unit, fund performance, fund return, fund chart, list of funds, fund value today, daily NAV, latest NAV, mutual fund prices, mutual fund performance, best performing funds, top funds, compare fund returns, annual return of funds, NAV chart, NAV history, value of my units, how are funds doing, equity fund performance, unit trust prices, download fund prices, why is my fund down, what is my fund worth, fund worth, my fund worth, balanced fund performance',
    },
  },
} satisfies SitePages;
