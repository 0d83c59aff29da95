export const news = {
  title: 'Berita',
  lead: 'Kabar terbaru tentang layanan, usaha, dan masyarakat di sekitar kami.',
  description: 'Berita dan siaran pers {bankName}: layanan baru, laporan, dan kegiatan bersama masyarakat.',
  pageTitle: 'Berita, halaman {page}',
  featured: 'Berita utama',
  all: 'Semua berita',
  empty: 'Belum ada berita',
  emptyText: 'Berita pertama akan tampil di sini begitu terbit.',
  back: 'Kembali ke halaman berita',
  topic: {
    company: 'Perusahaan',
    products: 'Produk',
    business: 'Usaha',
    community: 'Masyarakat',
    reports: 'Laporan',
  },
};
