export const funds = {
  kind: {
    'money-market': 'Pasar uang',
    'fixed-income': 'Pendapatan tetap',
    mixed: 'Campuran',
    equity: 'Saham',
    index: 'Indeks',
  },
  risk: { low: 'Risiko rendah', medium: 'Risiko sedang', high: 'Risiko tinggi' },
  noValue: 'Belum ada nilai',
  noData: 'tidak ada data',
  stale: 'nilai lama',
  pastPerformance: 'Kinerja masa lalu tidak menjamin hasil di masa depan.',
  title: 'NAB harian',
  cardText: 'Nilai per unit dan imbal hasil 1 tahun',
  year: '1 tahun',
  all: 'Semua dana',
};
