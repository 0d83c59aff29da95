/** Interest of a product, which only the server writes: the table of its page, and the sentence above its calculator. */
export const productInterest = {
  balance: 'Saldo',
  below: 'Di bawah {to}',
  between: '{from} sampai di bawah {to}',
  above: '{from} ke atas',
  anyBalance: 'Berapa pun saldonya',
  term: 'Jangka waktu',
  months: '{months, plural, other {# bulan}}',
  upToYears: 'Sampai {years} tahun',
  oneTerm: '{years} tahun',
  years: '{from} sampai {years} tahun',
  beforeTax:
    'Sebelum pajak. Bunga dapat berubah; yang berlaku adalah bunga pada hari penempatan atau pembukuan.',
  notInsured: 'Tidak dijamin LPS, karena di atas tingkat bunga penjaminan {percent}',
  from: 'mulai {rate}',
  period: 'Masa',
  fixedPeriod: '{years, plural, other {# tahun pertama}}',
  fixedNote: 'Tetap, {system}',
  afterFixedPeriod: 'Sesudahnya',
  floatingNote: 'Mengambang; asumsi kalkulator',
  system: 'Sistem bunga',
  equivalent: 'setara {percent} dari sisa pokok, untuk {years} tahun',
  loanNote: 'Suku bunga dapat berubah; yang berlaku adalah yang tertulis dalam surat penawaran Anda.',
  lead: {
    oneRate: 'Mulai dari bunga {product}, {rate} per tahun. Ubah angkanya sesuai keadaan Anda.',
    byBalance:
      'Dengan bunga {product} menurut saldo, {min} sampai {max} per tahun. Ubah angkanya sesuai keadaan Anda.',
    byLoanTerm:
      'Mulai dari bunga {product} menurut jangka waktu, {min} sampai {max} per tahun. Ubah angkanya sesuai keadaan Anda.',
    byTerm: 'Dengan bunga yang berlaku hari ini untuk setiap jangka waktu.',
    promotion: 'Promo produk ini ({period}) tidak ikut dihitung, karena syaratnya tersendiri.',
  },
};
