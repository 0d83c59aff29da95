export const blogs = {
  title: 'Blog',
  lead: 'Bacaan tentang uang, usaha, rumah, dan keamanan digital. Ditulis untuk dipakai, bukan untuk menjual.',
  description:
    'Blog {bankName}: panduan mengelola uang keluarga, usaha kecil, rumah, investasi, dan keamanan digital.',
  featured: 'Pilihan utama',
  latest: 'Terbaru',
  readAll: 'Lihat semua artikel',
  byTag: 'Jelajahi menurut topik',
  articles: '{count, plural, other {# artikel}}',
  all: 'Semua artikel',
  allDescription:
    'Semua artikel blog {bankName}, dari yang terbaru: keuangan keluarga, usaha kecil, rumah, investasi, dan keamanan digital.',
  allTags: 'Semua',
  filter: 'Saring menurut tag',
  tags: 'Tag',
  tagTitle: 'Artikel tentang {tag}',
  empty: 'Belum ada artikel',
  emptyText: 'Artikel pertama akan tampil di sini begitu terbit.',
  back: 'Kembali ke semua artikel',
};
