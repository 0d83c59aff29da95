/** What the fields of calculators say, also of the small one on the home page. */
export const figures = {
  principal: 'Plafon kredit',
  years: 'Jangka waktu (tahun)',
  rate: 'Suku bunga (% per tahun)',
  system: 'Sistem bunga',
  systems: { flat: 'Flat', effective: 'Efektif (menurun)', annuity: 'Anuitas' },
  instalment: 'Nilai angsuran per bulan',
  firstInstalment: 'Nilai angsuran pertama',
  totalInterest: 'Total bunga',
  currency: 'Rp',
  yearsUnit: '{years, plural, other {tahun}}',
  slider: '{field}, penggeser',
  calculate: 'Hitung',
  problems: {
    number: 'Isi dengan angka, dari {least} sampai {most}.',
    whole: 'Isi dengan angka bulat, dari {least} sampai {most}.',
    outside: 'Isi antara {least} dan {most}.',
    choice: 'Pilihan itu tidak ada. Pilih salah satu dari yang berikut.',
  },
};
