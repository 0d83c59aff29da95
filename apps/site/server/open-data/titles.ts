import type { Locale, RateType } from '@beranda/contract';

/** Names of columns and files of open data. */
const titles = {
  id: {
    code: 'Kode',
    currency: 'Mata uang',
    unit: 'Satuan',
    rateType: 'Jenis kurs',
    buy: 'Beli (Rp)',
    sell: 'Jual (Rp)',
    validFrom: 'Berlaku sejak (WIB)',
    publishedAt: 'Diperbarui (WIB)',
    isStale: 'Kurs lama',
    yes: 'ya',
    no: 'tidak',
    date: 'Tanggal',
    value: 'NAB per unit',
    ratesFile: 'kurs.csv',
    historyFile: (code: string, type: RateType, days: number) => `kurs-${code}-${type}-${days}-hari.csv`,
    fundFile: (name: string) => `nab-${name}.csv`,
  },
  en: {
    code: 'Code',
    currency: 'Currency',
    unit: 'Unit',
    rateType: 'Type of rate',
    buy: 'Buy (IDR)',
    sell: 'Sell (IDR)',
    validFrom: 'Valid from (WIB)',
    publishedAt: 'Updated (WIB)',
    isStale: 'Old rate',
    yes: 'yes',
    no: 'no',
    date: 'Date',
    value: 'NAV per unit',
    ratesFile: 'exchange-rates.csv',
    historyFile: (code: string, type: RateType, days: number) =>
      `exchange-rates-${code}-${type}-${days}-days.csv`,
    fundFile: (name: string) => `nav-${name}.csv`,
  },
};

export function titlesIn(locale: Locale): (typeof titles)['id'] {
  return titles[locale];
}
