export const home = {
  principal: 'Plafon {amount}',
  rate: '{rate} per tahun, anuitas',
  tenor: 'Jangka waktu',
  instalment: 'Cicilan per bulan',
  totalInterest: 'Total bunga',
  years: '{years, plural, other {# tahun}}',
  askUs: 'Tanyakan kepada kami',
  shortcuts: 'Pintasan layanan',
  reasons: 'Mengapa bank ini',
  allNews: 'Semua berita',
  parentCompany: 'Perusahaan induk',
  highlights: 'Sorotan',
};
