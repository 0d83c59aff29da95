export const home = {
  shortcuts: 'Pintasan layanan',
  reasons: 'Mengapa bank ini',
  allNews: 'Semua berita',
  parentCompany: 'Perusahaan induk',
};
