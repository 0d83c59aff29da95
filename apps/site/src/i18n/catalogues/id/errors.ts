export const errors = {
  notFoundTitle: 'Halaman tidak ditemukan',
  notFoundText: 'Halaman yang Anda cari tidak ditemukan. Alamatnya mungkin berubah atau salah ketik.',
  crashTitle: 'Terjadi kesalahan',
  crashText: 'Terjadi kesalahan. Coba lagi!',
  navigationTitle: 'Menu situs tidak dapat dimuat',
  navigationText: 'Sebagian situs sedang tidak dapat dijangkau. Coba lagi beberapa saat lagi.',
  unavailableText: 'Halaman ini sedang tidak dapat dimuat. Coba lagi beberapa saat lagi.',
  correlation: 'Kode kejadian: {id}. Sebutkan kode ini bila Anda menghubungi kami.',
  backToHome: 'Kembali ke beranda',
  tryAgain: 'Coba lagi',
  toNews: 'Lihat berita',
};
