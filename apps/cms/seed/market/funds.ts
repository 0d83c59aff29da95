import type { FundKind, RiskLevel } from '@beranda/contract';
import { addDays, isWorkingDay, jakartaDate, workingDayBefore } from '@beranda/finance';
import { datesBetween } from './days.ts';
import { nextNormal, sequenceOf } from './random.ts';

type FundSeed = {
  slug: string;
  kind: FundKind;
  risk: RiskLevel;
  manager: string;
  custodian: string;
  inceptionDate: string;
  currency: 'IDR' | 'USD';
  id: { name: string; benchmark: string };
  en: { name: string; benchmark: string };
  /** Initial unit price; typical yearly gain and volatility, both in percent. */
  start: number;
  yearlyPercent: number;
  volatilityPercent: number;
};

const CAKRAWALA = 'PT Cakrawala Pelita Aset Manajemen';
const BAHTERA = 'PT Bahtera Suluh Investama';
const SAMUDRA = 'Bank Kustodian Samudra';
const KATULISTIWA = 'Bank Kustodian Katulistiwa Raya';

/** The funds of the demonstration. Names, houses and figures are invented. */
export const funds: readonly FundSeed[] = [
  {
    slug: 'pelita-kas-harian',
    kind: 'money-market',
    risk: 'low',
    manager: CAKRAWALA,
    custodian: SAMUDRA,
    inceptionDate: '2020-11-16',
    currency: 'IDR',
    id: { name: 'Pelita Kas Harian', benchmark: 'Rata-rata bunga deposito 3 bulan, setelah pajak' },
    en: { name: 'Pelita Daily Cash', benchmark: 'Average 3-month deposit rate, after tax' },
    start: 1_000,
    yearlyPercent: 4.6,
    volatilityPercent: 0.18,
  },
  {
    slug: 'suluh-pasar-uang',
    kind: 'money-market',
    risk: 'low',
    manager: BAHTERA,
    custodian: KATULISTIWA,
    inceptionDate: '2020-08-24',
    currency: 'IDR',
    id: { name: 'Suluh Pasar Uang', benchmark: 'Rata-rata bunga deposito 3 bulan + 0,5 %' },
    en: { name: 'Suluh Money Market', benchmark: 'Average 3-month deposit rate + 0.5%' },
    start: 1_000,
    yearlyPercent: 4.9,
    volatilityPercent: 0.22,
  },
  {
    slug: 'pelita-pendapatan-tetap',
    kind: 'fixed-income',
    risk: 'medium',
    manager: CAKRAWALA,
    custodian: SAMUDRA,
    inceptionDate: '2021-01-18',
    currency: 'IDR',
    id: { name: 'Pelita Pendapatan Tetap', benchmark: 'Indeks obligasi negara, semua tenor' },
    en: { name: 'Pelita Fixed Income', benchmark: 'Government bond index, all maturities' },
    start: 1_000,
    yearlyPercent: 6.3,
    volatilityPercent: 3.1,
  },
  {
    slug: 'suluh-dolar-pendapatan-tetap',
    kind: 'fixed-income',
    risk: 'medium',
    manager: BAHTERA,
    custodian: KATULISTIWA,
    inceptionDate: '2021-08-23',
    currency: 'USD',
    id: { name: 'Suluh Dolar Pendapatan Tetap', benchmark: 'Indeks obligasi negara berdenominasi dolar' },
    en: { name: 'Suluh Dollar Fixed Income', benchmark: 'Index of government bonds in US dollars' },
    start: 1,
    yearlyPercent: 3.4,
    volatilityPercent: 4.2,
  },
  {
    slug: 'pelita-campuran-seimbang',
    kind: 'mixed',
    risk: 'medium',
    manager: CAKRAWALA,
    custodian: SAMUDRA,
    inceptionDate: '2021-03-15',
    currency: 'IDR',
    id: { name: 'Pelita Campuran Seimbang', benchmark: '50 % indeks saham, 50 % indeks obligasi' },
    en: { name: 'Pelita Balanced', benchmark: '50% share index, 50% bond index' },
    start: 1_000,
    yearlyPercent: 6.8,
    volatilityPercent: 8.4,
  },
  {
    slug: 'suluh-saham-nusantara',
    kind: 'equity',
    risk: 'high',
    manager: BAHTERA,
    custodian: KATULISTIWA,
    inceptionDate: '2021-05-24',
    currency: 'IDR',
    id: { name: 'Suluh Saham Nusantara', benchmark: 'Indeks harga saham gabungan' },
    en: { name: 'Suluh Archipelago Equity', benchmark: 'Composite share price index' },
    start: 1_000,
    yearlyPercent: 7.6,
    volatilityPercent: 15.5,
  },
  {
    slug: 'pelita-indeks-30',
    kind: 'index',
    risk: 'high',
    manager: CAKRAWALA,
    custodian: SAMUDRA,
    inceptionDate: '2021-11-15',
    currency: 'IDR',
    id: { name: 'Pelita Indeks 30', benchmark: 'Indeks 30 saham paling likuid' },
    en: { name: 'Pelita Index 30', benchmark: 'Index of the 30 most liquid shares' },
    start: 1_000,
    yearlyPercent: 6.1,
    volatilityPercent: 14.2,
  },
];

export type FundValueSeed = { slug: string; date: string; value: number };

const TRADING_DAYS = 242;

/**
 * Values of each trading day since each fund's inception, at least five years, as far as they are published: the value of
 * a trading day appears on the next one, so on a Saturday that of Friday is not there yet. Plausible, deterministic, invented.
 *
 * @param now ISO time.
 */
export function demonstrationFundValues(now: string, daysOff: ReadonlySet<string>): FundValueSeed[] {
  // The day of the latest publication: today, or the last working day before.
  const latestPublication = workingDayBefore(addDays(jakartaDate(now), 1), daysOff);
  const values: FundValueSeed[] = [];
  for (const fund of funds) {
    const next = sequenceOf(`value of ${fund.slug}`);
    const drift = Math.log1p(fund.yearlyPercent / 100) / TRADING_DAYS;
    const daily = fund.volatilityPercent / 100 / Math.sqrt(TRADING_DAYS);
    const digits = fund.currency === 'IDR' ? 2 : 4;
    let value = fund.start;
    for (const date of datesBetween(fund.inceptionDate, addDays(latestPublication, -1))) {
      if (!isWorkingDay(date, daysOff)) continue;
      values.push({ slug: fund.slug, date, value: Number(value.toFixed(digits)) });
      value *= Math.exp(drift + daily * nextNormal(next));
    }
  }
  return values;
}
