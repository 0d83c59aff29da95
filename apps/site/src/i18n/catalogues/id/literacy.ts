export const literacy = {
  title: 'Literasi keuangan',
  lead: 'Uang dengan bahasa sehari-hari. Bacaan singkat tentang anggaran, tabungan, pinjaman, dan keamanan.',
  description:
    'Literasi keuangan dari {bankName}: mengatur uang, menabung, berinvestasi, meminjam, dan bertransaksi dengan aman.',
  titleOf: 'Literasi: {topic}',
  topics: 'Topik',
  allTopics: 'Semua topik',
  topic: {
    managing: 'Mengatur uang',
    saving: 'Menabung dan berinvestasi',
    borrowing: 'Meminjam',
    safety: 'Aman bertransaksi',
  },
  featured: 'Artikel utama',
  all: 'Semua artikel',
  empty: 'Belum ada artikel',
  emptyText: 'Artikel pertama akan tampil di sini begitu terbit.',
  emptyTopicText: 'Artikel tentang topik ini akan tampil di sini begitu terbit.',
  back: 'Kembali ke literasi',
  disclaimer:
    'Tulisan ini bersifat umum dan bukan nasihat keuangan pribadi. Angka di dalamnya adalah ilustrasi.',
  plainTitle: 'Daftar artikel literasi',
  plainLead: 'Semua artikel menurut topik, tanpa gambar.',
  plainOther: 'Tampilkan dengan gambar',
};
