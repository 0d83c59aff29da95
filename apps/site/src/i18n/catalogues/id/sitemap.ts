export const sitemap = {
  title: 'Peta situs',
  lead: 'Semua halaman situs ini menurut kelompok. Mencari hal tertentu?',
  search: 'Cari di situs',
  description:
    'Halaman situs {bankName} menurut kelompok: produk, layanan usaha, tentang kami, berita, dan bantuan.',
  sections: {
    products: 'Produk dan alat hitung',
    business: 'Untuk usaha',
    company: 'Tentang kami',
    news: 'Kabar dan blog',
    learning: 'Literasi',
    help: 'Bantuan',
    pages: 'Informasi lainnya',
    other: 'Situs ini',
  },
  others: 'Tampilkan {count} lainnya',
  all: 'Lihat semua ({count})',
  allOf: '{name}: lihat semua ({count})',
};
