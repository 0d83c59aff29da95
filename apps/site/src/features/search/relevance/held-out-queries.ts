import type { RelevanceQuery } from './relevance-query.ts';

/**
 * Held-out set: searches of the same kind as the tuning set, of which they were a random third in each language.
 * They show whether a change also helps searches that nobody had in mind. So do not look at them, nor at which
 * of them fail, while tuning the search: read only the score of the whole set, and tune with `queries.ts`.
 */
export const heldOutQueries: readonly RelevanceQuery[] = [
  // Savings
  { locale: 'id', query: 'rekening buat anak umur 10 tahun', best: ['/simpanan/tabungan-pelajar'] },
  { locale: 'id', query: 'nabung otomatis tiap bulan', best: ['/simpanan/tabungan-rencana'] },
  { locale: 'id', query: 'depsito', best: ['/simpanan/deposito'] },
  { locale: 'id', query: 'mutasi mt940', best: ['/simpanan/giro'] },
  { locale: 'id', query: 'cek dan bilyet giro', best: ['/simpanan/giro'] },
  { locale: 'id', query: 'saving account', best: ['/simpanan/tabungan'] },
  { locale: 'en', query: 'kids savings account', best: ['/simpanan/tabungan-pelajar'] },
  { locale: 'en', query: 'deposito', best: ['/simpanan/deposito'] },
  { locale: 'en', query: 'payroll', best: ['/simpanan/giro'] },
  // Loans
  { locale: 'id', query: 'bunga kpr', best: ['/pinjaman/kpr'] },
  { locale: 'id', query: 'pindah kpr dari bank lain', best: ['/pinjaman/kpr'] },
  { locale: 'id', query: 'pinjaman tanpa jaminan', best: ['/pinjaman/multiguna', '/pinjaman/kredit-mikro'] },
  { locale: 'id', query: 'pinjaman biaya kuliah', best: ['/pinjaman/multiguna'] },
  { locale: 'id', query: 'kredit renovasi rumah', best: ['/pinjaman/kpr', '/pinjaman/multiguna'] },
  { locale: 'id', query: 'modal usaha', best: ['/pinjaman/modal-kerja', '/pinjaman/kredit-mikro'] },
  { locale: 'id', query: 'kredit modal kerja', best: ['/pinjaman/modal-kerja'] },
  { locale: 'id', query: 'pinjaman untuk pedagang pasar', best: ['/pinjaman/kredit-mikro'] },
  { locale: 'en', query: 'KPR', best: ['/pinjaman/kpr'] },
  { locale: 'en', query: 'home loan interest rate', best: ['/pinjaman/kpr'] },
  {
    locale: 'en',
    query: 'documents for a mortgage application',
    best: ['/about-us/guides/mengajukan-kpr', '/pinjaman/kpr'],
  },
  { locale: 'en', query: 'used car finance', best: ['/pinjaman/kendaraan'] },
  { locale: 'en', query: 'working capital', best: ['/pinjaman/modal-kerja'] },
  { locale: 'en', query: 'pay off loan early', best: ['/about-us/guides/melunasi-pinjaman-lebih-awal'] },
  { locale: 'en', query: 'cannot pay my instalment this month', best: ['/about-us/questions'] },
  // Calculators
  { locale: 'id', query: 'kalkulator kpr', best: ['/calculators/loan'] },
  { locale: 'id', query: 'simulasi deposito', best: ['/calculators/time-deposit'] },
  { locale: 'id', query: 'kalkulator nabung', best: ['/calculators/savings-goal'] },
  { locale: 'id', query: 'nabung berapa sebulan biar dapat 50 juta', best: ['/calculators/savings-goal'] },
  { locale: 'en', query: 'monthly payment calculator', best: ['/calculators/loan'] },
  // Wealth
  { locale: 'id', query: 'harga unit reksadana dolar', best: ['/nab'] },
  { locale: 'id', query: 'reksadana bisa rugi ga', best: ['/about-us/questions', '/wealth/reksa-dana'] },
  { locale: 'id', query: 'obligasi', best: ['/wealth/obligasi'] },
  { locale: 'id', query: 'membatalkan polis', best: ['/about-us/questions', '/wealth/bancassurance'] },
  { locale: 'en', query: 'mutual funds', best: ['/wealth/reksa-dana'] },
  { locale: 'en', query: 'reksadana', best: ['/wealth/reksa-dana'] },
  { locale: 'en', query: 'nav today', best: ['/nab'] },
  { locale: 'en', query: 'government bonds', best: ['/wealth/obligasi'] },
  { locale: 'en', query: 'cancel insurance policy', best: ['/about-us/questions', '/wealth/bancassurance'] },
  // Accounts
  {
    locale: 'id',
    query: 'bagaimana cara membuka rekening online',
    best: ['/about-us/guides/membuka-rekening-di-aplikasi'],
  },
  {
    locale: 'id',
    query: 'wna kitas buka rekening',
    best: ['/about-us/guides/membuka-rekening-di-kantor-cabang', '/simpanan/tabungan'],
  },
  {
    locale: 'id',
    query: 'ubah alamat rumah',
    best: ['/about-us/guides/mengubah-nomor-ponsel-dan-data-pribadi'],
  },
  { locale: 'id', query: 'rekening tidak aktif', best: ['/about-us/questions'] },
  { locale: 'id', query: 'orang tua meninggal, tabungannya gimana', best: ['/about-us/questions'] },
  { locale: 'id', query: 'rekening koran', best: ['/simpanan/tabungan', '/layanan/tarif-dan-biaya'] },
  { locale: 'en', query: 'dormant account', best: ['/about-us/questions'] },
  // Cards, app and payments
  { locale: 'id', query: 'kartu atm hilang', best: ['/about-us/guides/memblokir-kartu-yang-hilang'] },
  { locale: 'id', query: 'pakai kartu di luar negri', best: ['/about-us/questions'] },
  { locale: 'id', query: 'lupa pin', best: ['/about-us/guides/membuka-blokir-dan-mengganti-pin'] },
  { locale: 'id', query: 'pin keblokir', best: ['/about-us/guides/membuka-blokir-dan-mengganti-pin'] },
  {
    locale: 'id',
    query: 'hp hilang',
    best: ['/about-us/questions', '/about-us/guides/pindah-ke-ponsel-baru'],
  },
  {
    locale: 'id',
    query: 'sms verifikasi tidak terkirim',
    best: ['/about-us/guides/mengaktifkan-aplikasi-bank-lentera'],
  },
  {
    locale: 'id',
    query: 'transfernya belum masuk-masuk',
    best: ['/about-us/guides/mengirim-uang-dengan-bi-fast'],
  },
  { locale: 'id', query: 'biaya mdr qris', best: ['/layanan/qris-pedagang'] },
  { locale: 'id', query: 'biaya rtgs', best: ['/layanan/tarif-dan-biaya'] },
  { locale: 'id', query: 'kirim uang ke luar negeri biayanya', best: ['/layanan/tarif-dan-biaya'] },
  { locale: 'en', query: 'atm swallowed my card', best: ['/about-us/questions'] },
  { locale: 'en', query: 'use debit card overseas', best: ['/about-us/questions'] },
  { locale: 'en', query: 'activate the app', best: ['/about-us/guides/mengaktifkan-aplikasi-bank-lentera'] },
  { locale: 'en', query: 'daily transfer limit', best: ['/layanan/mobile-banking', '/about-us/questions'] },
  {
    locale: 'en',
    query: 'sent money to wrong account number',
    best: ['/about-us/questions', '/about-us/guides/mengirim-uang-dengan-bi-fast'],
  },
  { locale: 'en', query: 'BI-FAST', best: ['/about-us/guides/mengirim-uang-dengan-bi-fast'] },
  { locale: 'en', query: 'qris code for my shop', best: ['/about-us/questions'] },
  { locale: 'en', query: 'transfer fee', best: ['/layanan/tarif-dan-biaya'] },
  // Safety
  { locale: 'id', query: 'keamanan', best: ['/informasi/keamanan-digital'] },
  {
    locale: 'id',
    query: 'phising',
    best: ['/informasi/keamanan-digital', '/about-us/guides/mengenali-dan-melaporkan-penipuan'],
  },
  {
    locale: 'id',
    query: 'sms suruh klik link bank lentera',
    best: ['/news/waspada-tautan-palsu', '/about-us/guides/mengenali-dan-melaporkan-penipuan'],
  },
  {
    locale: 'id',
    query: 'kena tipu uang sudah ditransfer',
    best: ['/about-us/guides/mengenali-dan-melaporkan-penipuan'],
  },
  {
    locale: 'en',
    query: 'someone called asking for my OTP',
    best: [
      '/about-us/guides/mengenali-dan-melaporkan-penipuan',
      '/informasi/keamanan-digital',
      '/about-us/questions',
    ],
  },
  // Complaints and contact
  { locale: 'id', query: 'komplain', best: ['/about-us/complaint'] },
  { locale: 'id', query: 'mau protes pelayanan teller', best: ['/about-us/complaint'] },
  { locale: 'id', query: 'nomor tiket', best: ['/about-us/complaint/status'] },
  { locale: 'id', query: 'call center', best: ['/about-us/contact-us'] },
  {
    locale: 'id',
    query: 'alamat kantor pusat',
    best: ['/about-us/contact-us', '/branches/kantor-cabang-utama-jakarta-merpati-putih'],
  },
  { locale: 'id', query: 'layanan untuk tunanetra', best: ['/about-us/questions'] },
  {
    locale: 'id',
    query: 'booking jadwal ketemu penasihat usaha',
    best: ['/business-consultation/business-consultation'],
  },
  { locale: 'id', query: 'pertanyaan yang sering diajukan', best: ['/about-us/questions'] },
  { locale: 'id', query: 'panduan kartu dan pin', best: ['/about-us/guides/groups/kartu-dan-keamanan'] },
  { locale: 'en', query: 'complaint', best: ['/about-us/complaint'] },
  { locale: 'en', query: 'ticket number lookup', best: ['/about-us/complaint/status'] },
  { locale: 'en', query: 'contact', best: ['/about-us/contact-us'] },
  { locale: 'en', query: 'delete my personal data', best: ['/about-us/personal-data'] },
  // Rates and guarantee
  { locale: 'id', query: '500 usd berapa rupiah', best: ['/exchange-rate'] },
  { locale: 'id', query: 'nilai tukar yen', best: ['/exchange-rate'] },
  { locale: 'id', query: 'sbdk', best: ['/about-us/prime-lending-rates'] },
  { locale: 'id', query: 'suku bunga dasar kredit', best: ['/about-us/prime-lending-rates'] },
  { locale: 'id', query: 'tingkat bunga penjaminan sekarang', best: ['/about-us/deposit-guarantee-rates'] },
  { locale: 'id', query: 'penjaminan simpanan', best: ['/informasi/penjaminan-simpanan'] },
  {
    locale: 'id',
    query: 'uang saya aman ga kalau bank bangkrut',
    best: [
      '/informasi/penjaminan-simpanan',
      '/literasi/detail/simpanan-anda-dijamin-sampai-berapa',
      '/about-us/questions',
    ],
  },
  { locale: 'en', query: 'prime lending rate', best: ['/about-us/prime-lending-rates'] },
  // Places
  { locale: 'id', query: 'bank lentera jawa timur', best: ['/branches'] },
  { locale: 'id', query: 'cabang jogja', best: ['/branches'] },
  { locale: 'id', query: 'kcp dago', best: ['/branches/kantor-cabang-pembantu-dago-pinus'] },
  { locale: 'en', query: 'opening hours', best: ['/about-us/questions', '/branches'] },
  { locale: 'en', query: 'manado airport atm', best: ['/branches/atm-bandara-minahasa-utara'] },
  { locale: 'en', query: 'currency exchange labuan bajo', best: ['/branches/kantor-kas-labuan-bajo'] },
  // Company
  { locale: 'id', query: 'laporan tahunan 2025', best: ['/about-us/financial-statements'] },
  {
    locale: 'id',
    query: 'laporan triwulan 3 2026',
    best: ['/about-us/financial-statements', '/news/laporan-publikasi-triwulan-iii-2026-telah-terbit'],
  },
  {
    locale: 'id',
    query: 'laporan bulanan juli 2026',
    best: ['/about-us/financial-statements', '/news/laporan-publikasi-bulanan-juli-2026'],
  },
  { locale: 'id', query: 'siapa direktur utama bank lentera', best: ['/about-us'] },
  {
    locale: 'id',
    query: 'dewan komisaris',
    best: ['/about-us', '/about-us/governance/piagam-direksi-dan-dewan-komisaris'],
  },
  { locale: 'id', query: 'struktur organisasi', best: ['/about-us'] },
  { locale: 'id', query: 'visi misi', best: ['/about-us'] },
  { locale: 'id', query: 'sejarah bank lentera', best: ['/about-us/sejarah'] },
  { locale: 'id', query: 'gcg', best: ['/about-us/governance'] },
  {
    locale: 'id',
    query: 'parsel lebaran buat petugas bank boleh',
    best: ['/about-us/governance/anti-korupsi-dan-pengendalian-gratifikasi'],
  },
  { locale: 'id', query: 'lowongan programmer', best: ['/careers/perekayasa-perangkat-lunak-kanal-digital'] },
  {
    locale: 'id',
    query: 'magang mahasiswa',
    best: ['/careers/program-magang-layanan-nasabah-dan-operasional-cabang-untuk-mahasiswa'],
  },
  { locale: 'en', query: 'annual report 2024', best: ['/about-us/financial-statements'] },
  {
    locale: 'en',
    query: 'who owns the bank',
    best: ['/about-us/governance/rapat-umum-pemegang-saham', '/about-us'],
  },
  { locale: 'en', query: 'ESG policy', best: ['/about-us/governance/keuangan-berkelanjutan'] },
  { locale: 'en', query: 'history of the bank', best: ['/about-us/sejarah'] },
  {
    locale: 'en',
    query: 'internship',
    best: ['/careers/program-magang-layanan-nasabah-dan-operasional-cabang-untuk-mahasiswa'],
  },
  // Promotions
  {
    locale: 'id',
    query: 'promo reksadana tanpa biaya',
    best: ['/promo/investasi-rutin-tanpa-biaya-pembelian'],
  },
  // Reading
  {
    locale: 'id',
    query: 'dana darurat',
    best: [
      '/literasi/detail/dana-darurat-berapa-dan-disimpan-di-mana',
      '/blogs/dana-darurat-berapa-yang-cukup',
    ],
  },
  { locale: 'id', query: 'pinjol ilegal', best: ['/literasi/detail/mengenali-pinjaman-daring-ilegal'] },
  {
    locale: 'id',
    query: 'cara ngatur gaji bulanan',
    best: [
      '/literasi/detail/anggaran-bulanan-dengan-tiga-amplop',
      '/blogs/anggaran-keluarga-yang-bertahan-lebih-dari-tiga-bulan',
    ],
  },
  { locale: 'id', query: 'stok opname toko', best: ['/blogs/menghitung-stok-tanpa-menutup-toko'] },
  {
    locale: 'id',
    query: 'pisahin uang usaha sama uang rumah tangga',
    best: [
      '/literasi/detail/memisahkan-uang-usaha-dan-uang-rumah',
      '/blogs/memisahkan-uang-usaha-dari-uang-rumah',
    ],
  },
  {
    locale: 'id',
    query: 'tenun sumba',
    best: ['/news/perajin-tenun-sumba-timur-kini-punya-pembukuan-sendiri'],
  },
  { locale: 'id', query: 'ekspor kopi', best: ['/news/kopi-gayo-berangkat-lewat-belawan'] },
  {
    locale: 'id',
    query: 'qris suara di hp pedagang',
    best: ['/news/terima-pembayaran-qris-tanpa-mesin-cukup-dengan-ponsel', '/promo/qris-pedagang-baru'],
  },
  {
    locale: 'en',
    query: 'hidden costs of buying a house',
    best: ['/blogs/biaya-membeli-rumah-di-luar-harga'],
  },
  {
    locale: 'en',
    query: 'customer survey 2026',
    best: ['/news/hasil-survei-nasabah-2026-apa-yang-kami-perbaiki'],
  },
];
