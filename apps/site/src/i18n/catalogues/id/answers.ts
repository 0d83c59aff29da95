/** Figures that answer a search; written by the server only. */
export const answers = {
  rateTitle: 'Kurs {currency} ({code})',
  rate: 'Beli\u00A0{buy} · Jual\u00A0{sell} per {unit, number} {code}',
  rateNote: 'Kurs {type}, diperbarui {time}',
  staleRateNote: 'Kurs lama: {type}, diperbarui {time}',
  conversionTitle: '{amount} dalam {currency}',
  conversionNote: {
    buy: 'Perkiraan dengan kurs beli {type}, diperbarui {time}',
    sell: 'Perkiraan dengan kurs jual {type}, diperbarui {time}',
  },
  fund: '{value} per unit',
  fundNote: 'NAB per {date}',
  staleFundNote: 'NAB lama, per {date}',
  rupiah: 'rupiah',
  depositTitle: '{product}, {months, number} bulan',
  aYear: '{rate} setahun',
  fromTo: '{min} sampai {max} setahun',
  depositNote: 'Suku bunga konter pada {date}, sebelum pajak',
  termsNote: 'Suku bunga konter untuk {months} bulan pada {date}, sebelum pajak',
  loanNote: 'Suku bunga produk ini pada {date}',
  tiersNote: 'Menurut saldo, pada {date}, sebelum pajak',
};
