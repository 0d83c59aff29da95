type CurrencySeed = {
  code: string;
  flag: string;
  id: string;
  en: string;
  unit: '1' | '100';
  digits: number;
  /** The mean of the random walk, in rupiah per unit. */
  around: number;
  /** Typical daily move, in percent. */
  dailyPercent: number;
};

const one = { unit: '1', digits: 2 } as const;
const hundred = { unit: '100', digits: 0 } as const;

/** The currencies of the demonstration, in order. */
export const currencies: readonly CurrencySeed[] = [
  {
    code: 'USD',
    flag: 'us',
    id: 'Dolar Amerika Serikat',
    en: 'US dollar',
    ...one,
    around: 16_480,
    dailyPercent: 0.28,
  },
  {
    code: 'SGD',
    flag: 'sg',
    id: 'Dolar Singapura',
    en: 'Singapore dollar',
    ...one,
    around: 12_690,
    dailyPercent: 0.24,
  },
  { code: 'EUR', flag: 'eu', id: 'Euro', en: 'Euro', ...one, around: 19_050, dailyPercent: 0.34 },
  {
    code: 'JPY',
    flag: 'jp',
    id: 'Yen Jepang',
    en: 'Japanese yen',
    ...hundred,
    around: 10_920,
    dailyPercent: 0.41,
  },
  {
    code: 'AUD',
    flag: 'au',
    id: 'Dolar Australia',
    en: 'Australian dollar',
    ...one,
    around: 10_780,
    dailyPercent: 0.42,
  },
  {
    code: 'GBP',
    flag: 'gb',
    id: 'Pound sterling Inggris',
    en: 'Pound sterling',
    ...one,
    around: 21_920,
    dailyPercent: 0.36,
  },
  {
    code: 'HKD',
    flag: 'hk',
    id: 'Dolar Hong Kong',
    en: 'Hong Kong dollar',
    ...one,
    around: 2_118,
    dailyPercent: 0.28,
  },
  {
    code: 'CNY',
    flag: 'cn',
    id: 'Yuan Tiongkok',
    en: 'Chinese yuan',
    ...one,
    around: 2_302,
    dailyPercent: 0.25,
  },
  {
    code: 'MYR',
    flag: 'my',
    id: 'Ringgit Malaysia',
    en: 'Malaysian ringgit',
    ...one,
    around: 3_895,
    dailyPercent: 0.29,
  },
  {
    code: 'SAR',
    flag: 'sa',
    id: 'Riyal Arab Saudi',
    en: 'Saudi riyal',
    ...one,
    around: 4_394,
    dailyPercent: 0.28,
  },
  { code: 'THB', flag: 'th', id: 'Baht Thailand', en: 'Thai baht', ...one, around: 508, dailyPercent: 0.31 },
  {
    code: 'KRW',
    flag: 'kr',
    id: 'Won Korea Selatan',
    en: 'South Korean won',
    ...hundred,
    around: 1_178,
    dailyPercent: 0.43,
  },
  {
    code: 'CHF',
    flag: 'ch',
    id: 'Franc Swiss',
    en: 'Swiss franc',
    ...one,
    around: 20_390,
    dailyPercent: 0.37,
  },
  {
    code: 'NZD',
    flag: 'nz',
    id: 'Dolar Selandia Baru',
    en: 'New Zealand dollar',
    ...one,
    around: 9_690,
    dailyPercent: 0.43,
  },
];
