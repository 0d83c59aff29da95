/** Titles of static pages in search and site map, by path; `words` are additional search terms. */
export const sitePages = {
  '/': {
    title: 'Beranda',
    text: 'Kurs hari ini, simulasi angsuran, berita, dan layanan kami dalam satu halaman.',
    words: 'halaman utama depan',
  },
  '/about-us': {
    title: 'Tentang kami',
    text: 'Visi dan misi, sejarah, struktur organisasi, direksi, dan dewan komisaris.',
    words: 'profil perusahaan manajemen pengurus pemegang saham',
  },
  '/about-us/complaint': {
    title: 'Pengaduan nasabah',
    text: 'Sampaikan pengaduan secara gratis dan lihat bagaimana kami menanganinya.',
    words: 'komplain keluhan lapor penipuan sengketa',
  },
  '/about-us/contact-us': {
    title: 'Hubungi kami',
    text: 'Telepon, email, alamat kantor pusat, dan formulir kontak.',
    words: 'call center customer service surel bantuan alamat',
  },
  '/about-us/financial-statements': {
    title: 'Laporan keuangan',
    text: 'Laporan tahunan, triwulanan, bulanan, dan eksposur risiko.',
    words: 'publikasi neraca laba rugi suku bunga dasar kredit sbdk',
  },
  '/about-us/governance': {
    title: 'Tata kelola',
    text: 'Kebijakan, piagam, dan organ perusahaan.',
    words: 'gcg good corporate governance whistleblowing',
  },
  '/about-us/guides': {
    title: 'Panduan',
    text: 'Cara memakai layanan kami, langkah demi langkah.',
    words: 'petunjuk tutorial bantuan cara',
  },
  '/about-us/prime-lending-rates': {
    title: 'Suku bunga dasar kredit',
    text: 'Suku bunga dasar kredit yang berlaku untuk setiap jenis kredit.',
    words: 'sbdk bunga pinjaman kredit',
  },
  '/about-us/deposit-guarantee-rates': {
    title: 'Tingkat bunga penjaminan',
    text: 'Bunga simpanan tertinggi yang masih dijamin.',
    words: 'lps penjaminan simpanan deposito',
  },
  '/about-us/questions': {
    title: 'Pertanyaan umum',
    text: 'Jawaban singkat untuk hal yang sering ditanyakan.',
    words: 'faq tanya jawab bantuan',
  },
  '/accessibility': {
    title: 'Aksesibilitas',
    text: 'Bagaimana situs ini dapat dipakai oleh semua orang, dan apa yang masih kurang.',
    words: 'disabilitas difabel pembaca layar wcag',
  },
  '/blogs': {
    title: 'Blog',
    text: 'Catatan tentang usaha dan keuangan keluarga dari para penasihat kami.',
    words: 'artikel tips',
  },
  '/blogs/all': {
    title: 'Semua artikel blog',
    text: 'Seluruh artikel blog, yang terbaru lebih dulu.',
    words: 'arsip',
  },
  '/branches': {
    title: 'Kantor cabang dan ATM',
    text: 'Cari kantor atau ATM terdekat, lengkap dengan alamat, jam buka, dan layanannya.',
    words: 'lokasi cabang terdekat jaringan peta jam operasional setor tunai',
  },
  '/business-consultation/business-consultation': {
    title: 'Konsultasi usaha',
    text: 'Konsultasi gratis dengan penasihat usaha untuk UMKM.',
    words: 'umkm mikro kecil menengah penasihat bisnis',
  },
  '/calculators/loan': {
    title: 'Kalkulator pinjaman',
    text: 'Hitung angsuran pinjaman per bulan beserta jadwalnya.',
    words: 'simulasi cicilan kredit kpr bunga anuitas flat efektif tenor',
  },
  '/calculators/savings-goal': {
    title: 'Kalkulator target tabungan',
    text: 'Hitung setoran bulanan untuk mencapai target Anda.',
    words: 'simulasi menabung rencana',
  },
  '/calculators/time-deposit': {
    title: 'Kalkulator deposito',
    text: 'Hitung bunga deposito setelah pajak untuk setiap tenor.',
    words: 'simulasi bunga bilyet jangka waktu',
  },
  '/careers': {
    title: 'Karier',
    text: 'Lowongan yang sedang dibuka dan cara melamar.',
    words: 'karir kerja pekerjaan lamaran rekrutmen magang',
  },
  '/exchange-rate': {
    title: 'Kurs valuta asing',
    text: 'Kurs beli dan jual hari ini, riwayatnya, dan konversi mata uang.',
    words: 'kurs dolar euro yen ringgit usd valas tukar uang',
  },
  '/literasi': {
    title: 'Literasi keuangan',
    text: 'Belajar mengelola uang dengan bahasa sehari-hari.',
    words: 'edukasi belajar',
  },
  '/nab': {
    title: 'NAB harian reksa dana',
    text: 'Nilai aktiva bersih per unit dan kinerja setiap reksa dana.',
    words: 'investasi kinerja unit nilai aktiva bersih',
  },
  '/news': { title: 'Berita', text: 'Pengumuman dan cerita terbaru dari kami.', words: 'siaran pers kabar' },
  '/pembiayaan-supply-chain': {
    title: 'Pembiayaan rantai pasok',
    text: 'Pembiayaan untuk distributor dan pemasok.',
    words: 'supply chain financing distributor pemasok invoice tagihan prinsipal',
  },
  '/privacy-notice': {
    title: 'Pemberitahuan privasi',
    text: 'Data pribadi apa yang kami olah, untuk apa, dan apa saja hak Anda.',
    words: 'data pribadi kebijakan privasi pdp cookie',
  },
  '/promo': {
    title: 'Promo',
    text: 'Penawaran yang sedang berlaku beserta syaratnya.',
    words: 'diskon hadiah cashback',
  },
  '/register-product': {
    title: 'Ajukan produk',
    text: 'Buka rekening atau ajukan pinjaman. Petugas kami yang menghubungi Anda.',
    words: 'buka rekening daftar pengajuan tabungan kredit',
  },
  '/search': { title: 'Pencarian', text: 'Cari di seluruh situs.', words: 'cari' },
  '/sitemap': {
    title: 'Peta situs',
    text: 'Semua halaman situs ini dalam satu daftar.',
    words: 'daftar halaman',
  },
};
