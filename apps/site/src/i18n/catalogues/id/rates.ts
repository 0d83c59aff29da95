/** Names of rate types and columns. */
export const rates = {
  toConverter: 'Konversi mata uang',
  types: { 'e-rate': 'e-Rate', 'tt-counter': 'TT Counter', 'bank-notes': 'Bank Notes' },
  type: 'Jenis kurs',
  caption: 'Kurs {type}, dalam rupiah',
  currency: 'Mata uang',
  unit: 'per {unit, number}',
  buy: 'Beli',
  sell: 'Jual',
  change: 'Perubahan',
  updated: 'Diperbarui {time}',
  stale: 'Kurs lama',
  today: 'Kurs hari ini',
  latest: 'Kurs terakhir',
  allRates: 'Semua kurs',
  market: { eyebrow: 'Kurs dan NAB', title: 'Angka terbaru' },
  ratesCard: 'Kurs valuta',
};
