import type { SearchWords } from './types.ts';

/** Of products, services and promotions. */
export const products: SearchWords<'products' | 'pages' | 'promotions'> = {
  products: {
    'simpanan/tabungan':
      'rekening tabungan biasa, tabungan harian, tabungan utama, buku tabungan, nabung, menabung, simpan uang, rekening gaji, payroll karyawan, bunga tabungan, saldo minimum, saldo minimal, saldo rata-rata, setoran awal, biaya admin bulanan, potongan bulanan, rekening koran, mutasi, e-statement, kantong tujuan, savings account, saving, everyday account, basic account, salary account, minimum balance, monthly fee, bank statement, statement of account, passbook, pockets',
    'simpanan/tabungan-rencana':
      'tabungan berjangka, tabungan rencana, tabungan impian, tabungan haji, naik haji, umrah, umroh, qurban, kurban, liburan, mudik, dana pendidikan, uang kuliah, nikah, autodebet, setoran rutin, nabung otomatis tiap bulan, nabung rutin, target, tujuan keuangan, celengan digital, regular savings, savings plan, recurring deposit, automatic saving, save every month, pilgrimage, holiday savings, education savings, goal',
    'simpanan/tabungan-pelajar':
      'tabungan anak, tabungan pelajar, tabungan sekolah, simpel, rekening anak, rekening buat anak SD SMP SMA TK, anak di bawah umur, belum punya KTP, KIA, remaja, balita, bayi, uang jajan, uang saku, kids account, children, child, minor, youth, teenager, student savings, pocket money, junior account, son, daughter, school',
    'simpanan/deposito':
      'deposito berjangka, simpanan berjangka, depo, bilyet deposito, bunga deposito, suku bunga deposito, ARO, perpanjangan otomatis, pencairan deposito, cairkan deposito, dicairkan sebelum jatuh tempo, minimal deposito, penempatan, tenor 1 3 6 12 24 bulan, time deposit, fixed deposit, term deposit, certificate of deposit, rollover, maturity, deposit rate, early withdrawal, break deposit, penalty, minimum placement',
    'simpanan/giro':
      'rekening giro, rekening perusahaan, rekening bisnis, rekening usaha, rekening badan usaha PT CV yayasan koperasi, cek, bilyet giro, BG, buku cek, bayar gaji karyawan, payroll, penggajian, gajian massal, internet banking bisnis, maker checker approver, akses bertingkat, MT940, CSV, jasa giro, current account, checking account, business account, company account, corporate account, cheque book, checkbook, bulk payment, payroll, multi-user access',
    'pinjaman/kpr':
      'kredit pemilikan rumah, kredit rumah, cicilan rumah, nyicil rumah, beli rumah, rumah baru, rumah bekas, rumah second, apartemen, ruko, kavling, tanah, KPA, take over KPR, over kredit, pindah KPR dari bank lain, top up KPR, renovasi rumah, bangun rumah, bunga KPR, suku bunga KPR, DP rumah, uang muka rumah, fix floating, angsuran rumah, plafon, mortgage, home loan, housing loan, house loan, property loan, apartment, buy a house, refinance, remortgage, switch mortgage, fixed rate, floating rate, mortgage rate, down payment, home improvement',
    'pinjaman/multiguna':
      'KTA, kredit tanpa agunan, pinjaman tanpa jaminan, pinjaman tunai, dana tunai, pinjaman karyawan, pinjam uang, pinjem duit, butuh uang, biaya nikah, biaya pernikahan, modal nikah, biaya kuliah, biaya sekolah, biaya rumah sakit, biaya berobat, liburan, renovasi, jaminan BPKB, gadai BPKB, jaminan sertifikat rumah, kredit multi guna, personal loan, unsecured loan, cash loan, consumer loan, borrow money, wedding loan, education loan, medical expenses, tuition, debt consolidation, secured loan, multipurpose, hospital bills, medical bills, bayar rumah sakit, bayar kuliah, borrow for a wedding, money for hospital',
    'pinjaman/modal-kerja':
      'modal kerja, modal usaha, pinjaman usaha, kredit usaha, kredit UMKM, pinjaman UKM, pinjaman bisnis, tambah modal, stok barang, beli bahan baku, toko, distributor, pabrik, rekening koran, PRK, kredit investasi, kredit musiman, kredit petani, agunan usaha, working capital, business loan, SME loan, MSME loan, small business loan, shop loan, overdraft, revolving credit, line of credit, inventory, stock, raw material, seasonal, company loan',
    'pinjaman/kredit-mikro':
      'kredit mikro, pinjaman mikro, KUR, kredit usaha rakyat, pinjaman warung, modal warung, pedagang kecil, pedagang pasar, pedagang kaki lima, tukang bakso, usaha kecil, usaha rumahan, nelayan, petani, perajin, kelontong, pinjaman kecil, pinjaman tanpa agunan, surat keterangan usaha, SKU, bayar harian, angsuran mingguan, microloan, microcredit, micro loan, small loan, market trader, street vendor, food stall, fisherman, farmer, harvest, no collateral',
    'pinjaman/kendaraan':
      'kredit motor, kredit mobil, KKB, leasing, cicilan motor, cicilan mobil, nyicil motor, mobil bekas, motor bekas, mobil baru, mobil listrik, motor listrik, DP mobil, DP motor, truk, pikap, armada, otomotif, dealer, BPKB, car loan, auto loan, car finance, used car, new car, second-hand car, electric car, EV, motorbike loan, motorcycle loan, scooter, truck, vehicle finance',
    'wealth/reksa-dana':
      'reksadana, RD, investasi, beli reksa dana, jual reksa dana, mulai investasi, investasi pemula, reksa dana pasar uang, reksa dana saham, pendapatan tetap, campuran, manajer investasi, SID, profil risiko, prospektus, biaya pembelian, mutual fund, unit trust, invest, investing for beginners, money market fund, equity fund, bond fund, balanced fund, buy funds, risk profile, prospectus',
    'wealth/obligasi':
      'obligasi negara, surat utang negara, SUN, SBN, SBN ritel, ORI, SBR, sukuk ritel, SR, ST, sukuk tabungan, surat berharga negara, kupon, pasar perdana, pasar sekunder, imbal hasil, investasi aman, government bond, retail bond, treasury, sovereign bond, coupon, yield, fixed income, savings bond, secondary market',
    'wealth/bancassurance':
      'asuransi, asuransi jiwa, asuransi kesehatan, asuransi pendidikan, unit link, unitlink, proteksi, premi, polis, klaim, klaim asuransi, santunan, rawat inap, uang pertanggungan, batal asuransi, insurance, life insurance, health insurance, medical insurance, education insurance, policy, premium, claim, make a claim, cover, protection, hospital, asuransi sakit, asuransi keluarga, asuransi sekeluarga, asuransi rumah sakit, family insurance',
  },
  pages: {
    'layanan/mobile-banking':
      'mobile banking, m-banking, mbanking, M banking, internet banking, i-banking, ibanking, e-banking, net banking, aplikasi, apk, download aplikasi, unduh aplikasi, instal, pasang aplikasi, play store, app store, android, iphone, login, masuk aplikasi, bayar tagihan, listrik, PLN, token listrik, pulsa, PDAM, BPJS, top up, e-wallet, limit transfer, batas transaksi, kuota, banking app, app, download, install, online banking, sign in, log in, pay bills, electricity, utilities, transfer limit, daily limit, cardless',
    'layanan/kartu-debit':
      'kartu debit, kartu ATM, kartu debet, GPN, visa, mastercard, limit tarik tunai, batas tarik tunai, limit belanja, limit kartu, biaya kartu, biaya bulanan kartu, ganti kartu, kartu rusak, kartu kedaluwarsa, kartu expired, kartu habis masa berlaku, belanja online, kartu baru, cetak kartu, debit card, ATM card, bank card, withdrawal limit, card limit, card fee, replace card, replacement card, expired card, damaged card, new card, contactless, belanja daring, bayar online pakai kartu, online shopping, shop online, pay online',
    'layanan/tarif-dan-biaya':
      'biaya, tarif, ongkos, biaya admin, biaya administrasi, daftar biaya, biaya transfer, biaya transfer antar bank, ongkos kirim uang, biaya BI-FAST, biaya RTGS, biaya SKN, kliring, transfer luar negeri, kirim uang ke luar negeri, TKI, remitansi, SWIFT, biaya ganti kartu, biaya cetak rekening koran, surat keterangan saldo, surat referensi bank, SDB, kotak simpan, sewa deposit box, potongan, fees, charges, price list, schedule of fees, transfer fee, cost of transfer, international transfer, wire transfer, remittance, send money abroad, overseas, statement fee, balance letter, bank reference letter, safe deposit box rental, biaya tarik tunai di ATM bank lain, admin ATM bank lain, ambil uang di ATM bank lain, berapa biayanya, how much do you charge, cost, ATM fee at another bank',
    'layanan/qris-pedagang':
      'QRIS pedagang, QRIS toko, QRIS warung, QRIS usaha, bikin QRIS, buat QRIS, daftar QRIS, pasang QRIS, cetak QRIS, MDR, biaya QRIS, potongan QRIS, terima pembayaran, merchant, EDC, mesin gesek, mesin kasir, qris merchant, QR code for shop, accept payments, card machine, POS, merchant fee, seller, get QRIS',
    'informasi/keamanan-digital':
      'keamanan, aman, tips aman, phishing, pishing, phising, penipuan, penipu, modus penipuan, soceng, social engineering, link palsu, APK palsu, undangan nikah APK, OTP, CVV, skimming, hacker, dibobol, kebobolan, dibajak, situs palsu, bocor, security, online safety, stay safe online, cyber security, phishing, scam, fake link, fake website, malware, hacked, data breach',
    'informasi/penjaminan-simpanan':
      'LPS, penjaminan, dijamin, dijamin pemerintah, uang aman, bank bangkrut, bank tutup, bank gagal, bank kolaps, 2 miliar, maksimal dijamin, layak bayar, 3T, deposit insurance, deposit guarantee, insured, safe, bank fails, bankrupt, failure, protected, how much is covered',
    'informasi/rumah-pertama':
      'rumah pertama, DP rumah, nabung DP rumah, menabung uang muka rumah, milenial beli rumah, persiapan beli rumah, langkah beli rumah, tips beli rumah, first home, first-time buyer, first house, saving for a deposit, home buying steps, house down payment',
    'informasi/syarat-dan-ketentuan':
      'S&K, snk, syarat ketentuan umum, aturan, perjanjian, ketentuan rekening, ketentuan layanan, hukum, terms and conditions, T&C, terms of use, terms of service, agreement, legal',
    'about-us/sejarah':
      'sejarah bank, asal usul, berdiri tahun berapa, kapan berdiri, didirikan, pendiri, arti nama lentera, asal nama, sejak kapan, usia bank, history, founded, established, founder, origin, how old, since when, meaning of the name',
  },
  promotions: {
    'bebas-provisi-kredit-modal-kerja':
      'gratis provisi, provisi 0%, tanpa provisi, promo UMKM, promo pinjaman usaha, promo modal kerja, no provision fee, free arrangement fee, business loan offer',
    'bunga-khusus-rantai-pasok-musim-panen':
      'promo panen, bunga murah petani, promo pemasok, hasil bumi, diskon bunga, harvest offer, supplier discount',
    'investasi-rutin-tanpa-biaya-pembelian':
      'promo reksa dana, promo reksadana, promo investasi, gratis biaya, tanpa biaya pembelian, fund promotion, no purchase fee, investment offer',
    'kpr-bunga-tetap-rumah-pertama':
      'promo KPR, KPR promo, bunga KPR murah, fix 5 tahun, bunga ringan, mortgage promotion, home loan offer, low mortgage rate, five-year fixed',
    'pekan-umkm-konsultasi-gratis':
      'klinik UMKM, acara UMKM, event UMKM, seminar, workshop, pelatihan gratis, bookkeeping clinic, MSME week, free workshop',
    'perjalanan-akhir-pekan-tukar-valuta':
      'promo kurs, promo valas, promo tukar uang, kurs murah, liburan, currency promotion, travel money offer, better rate',
    'qris-pedagang-baru':
      'promo QRIS, gratis speaker, speaker gratis, soundbox, pelantang suara, hadiah pedagang, QRIS offer, free speaker, sound box',
    'tabungan-pelajar-celengan-tanah-liat':
      'promo tabungan, promo anak, hadiah anak, hadiah buka rekening, celengan gratis, piggy bank, money box, gift for children, savings promotion',
  },
};
