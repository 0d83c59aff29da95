export const home = {
  principal: 'Plafon {amount}',
  rate: '{rate} per tahun, anuitas',
  tenor: 'Jangka waktu',
  instalment: 'Cicilan per bulan',
  years: '{years, plural, other {# tahun}}',
  shortcuts: 'Pintasan layanan',
  reasons: 'Mengapa bank ini',
  allNews: 'Semua berita',
  parentCompany: 'Perusahaan induk',
};
