import type { RelevanceQuery } from './relevance-query.ts';

/** More held-out searches in Indonesian, by another writer; see `held-out-queries.ts` before you read them. */
export const everydayInIndonesian: readonly RelevanceQuery[] = [
  {
    locale: 'id',
    query: 'tabungan untuk anak',
    best: [
      '/simpanan/tabungan-pelajar',
      '/about-us/questions',
      '/about-us/guides/membuka-rekening-di-kantor-cabang',
    ],
  },
  { locale: 'id', query: 'biaya admin bulanan', best: ['/layanan/tarif-dan-biaya', '/simpanan/tabungan'] },
  {
    locale: 'id',
    query: 'rekening perusahaan',
    best: ['/simpanan/giro', '/about-us/guides/membuka-rekening-di-kantor-cabang'],
  },
  { locale: 'id', query: 'ayah meninggal, bagaimana ambil tabungannya', best: ['/about-us/questions'] },
  { locale: 'id', query: 'rekening lama gak aktif', best: ['/about-us/questions'] },
  { locale: 'id', query: 'hp saya dicuri', best: ['/about-us/questions'] },
  {
    locale: 'id',
    query: 'ganti no hp',
    best: ['/about-us/guides/mengubah-nomor-ponsel-dan-data-pribadi', '/about-us/questions'],
  },
  { locale: 'id', query: 'mbanking di hp baru', best: ['/about-us/guides/pindah-ke-ponsel-baru'] },
  {
    locale: 'id',
    query: 'daftar m-banking',
    best: [
      '/about-us/guides/mengaktifkan-aplikasi-bank-lentera',
      '/about-us/questions',
      '/layanan/mobile-banking',
    ],
  },
  {
    locale: 'id',
    query: 'aplikasi gak bisa dibuka malam minggu',
    best: ['/about-us/questions', '/news/pemeliharaan-sistem-minggu-dini-hari-13-september'],
  },
  {
    locale: 'id',
    query: 'limit transfer',
    best: ['/about-us/questions', '/about-us/guides/mengirim-uang-dengan-bi-fast'],
  },
  {
    locale: 'id',
    query: 'biaya tranfer antar bank',
    best: ['/layanan/tarif-dan-biaya', '/about-us/guides/mengirim-uang-dengan-bi-fast'],
  },
  { locale: 'id', query: 'salah transfer ke orang lain', best: ['/about-us/questions'] },
  { locale: 'id', query: 'saldo berkurang tapi uang atm tidak keluar', best: ['/about-us/questions'] },
  { locale: 'id', query: 'atm ketelan', best: ['/about-us/questions'] },
  {
    locale: 'id',
    query: 'kena tipu',
    best: [
      '/about-us/guides/mengenali-dan-melaporkan-penipuan',
      '/about-us/questions',
      '/informasi/keamanan-digital',
    ],
  },
  {
    locale: 'id',
    query: 'dapat wa suruh klik link',
    best: [
      '/news/waspada-tautan-palsu',
      '/about-us/guides/mengenali-dan-melaporkan-penipuan',
      '/blogs/anatomi-sebuah-pesan-palsu',
      '/about-us/questions',
      '/informasi/keamanan-digital',
    ],
  },
  {
    locale: 'id',
    query: 'otp terlanjur dikasih',
    best: ['/about-us/questions', '/about-us/guides/mengenali-dan-melaporkan-penipuan'],
  },
  {
    locale: 'id',
    query: 'biaya notaris beli rumah',
    best: ['/blogs/biaya-membeli-rumah-di-luar-harga', '/pinjaman/kpr'],
  },
  { locale: 'id', query: 'kredit mobil bekas', best: ['/pinjaman/kendaraan'] },
  { locale: 'id', query: 'pinjaman untuk nikah', best: ['/pinjaman/multiguna'] },
  { locale: 'id', query: 'pinjaman warung kecil', best: ['/pinjaman/kredit-mikro', '/pinjaman/modal-kerja'] },
  {
    locale: 'id',
    query: 'pinjam uang tanpa jaminan',
    best: ['/pinjaman/kredit-mikro', '/pinjaman/multiguna', '/about-us/questions'],
  },
  {
    locale: 'id',
    query: 'gak sanggup bayar angsuran',
    best: ['/about-us/guides/meminta-keringanan-angsuran', '/about-us/questions'],
  },
  {
    locale: 'id',
    query: 'pelunasan kredit dipercepat',
    best: ['/about-us/guides/melunasi-pinjaman-lebih-awal', '/about-us/questions'],
  },
  { locale: 'id', query: 'berapa hari pinjaman cair', best: ['/about-us/questions'] },
  {
    locale: 'id',
    query: 'qris buat toko',
    best: [
      '/layanan/qris-pedagang',
      '/about-us/questions',
      '/promo/qris-pedagang-baru',
      '/news/terima-pembayaran-qris-tanpa-mesin-cukup-dengan-ponsel',
    ],
  },
  { locale: 'id', query: 'kurs dolar hari ini', best: ['/exchange-rate'] },
  { locale: 'id', query: 'beli sbn', best: ['/wealth/obligasi', '/blogs/meminjamkan-uang-kepada-negara'] },
  {
    locale: 'id',
    query: 'kalau bank bangkrut uang saya gimana',
    best: [
      '/informasi/penjaminan-simpanan',
      '/literasi/detail/simpanan-anda-dijamin-sampai-berapa',
      '/about-us/questions',
    ],
  },
  {
    locale: 'id',
    query: 'cara atur gaji bulanan',
    best: [
      '/literasi/detail/anggaran-bulanan-dengan-tiga-amplop',
      '/blogs/anggaran-keluarga-yang-bertahan-lebih-dari-tiga-bulan',
    ],
  },
  { locale: 'id', query: 'cara hitung harga jual', best: ['/blogs/menentukan-harga-jual-mulai-dari-biaya'] },
  {
    locale: 'id',
    query: 'cabang surabya',
    best: ['/branches/kantor-cabang-surabaya-darmo-kencana', '/branches'],
  },
  { locale: 'id', query: 'hari sabtu buka tidak', best: ['/about-us/questions', '/branches'] },
  { locale: 'id', query: 'nomor call center', best: ['/about-us/contact-us'] },
  {
    locale: 'id',
    query: 'cek laporan saya sudah sampai mana',
    best: ['/about-us/complaint/status', '/about-us/guides/melacak-pengaduan-dan-mengajukan-keberatan'],
  },
];
