import type { ExchangeRatesResponse, Quote } from '@beranda/contract';
import { expect, it } from 'vitest';
import { earliestOf, fractionDigitsOf, latestOf, rateRows } from './rate-rows.ts';

const usd = { code: 'USD', name: 'Dolar AS', unit: 1, digits: 2, flag: 'us' } as const;
const jpy = { code: 'JPY', name: 'Yen', unit: 100, digits: 0, flag: 'jp' } as const;

function quoteOf(currency: string, buy: number, sell: number, rateType: Quote['rateType'] = 'e-rate'): Quote {
  const time = '2026-01-30T02:05:00.000Z';
  return { currency, rateType, buy, sell, validFrom: time, publishedAt: time };
}

const rates: ExchangeRatesResponse = {
  currencies: [jpy, usd],
  quotes: [
    quoteOf('USD', 16_300, 16_400),
    quoteOf('USD', 16_100, 16_500, 'bank-notes'),
    quoteOf('JPY', 10_700, 10_800),
  ],
  previous: [quoteOf('USD', 16_200, 16_300), quoteOf('JPY', 1, 2, 'bank-notes')],
};

it('rates of a type are in the order of the currencies, which are left out if they have none', () => {
  expect(rateRows(rates, 'e-rate').map(({ code, buy, sell }) => [code, buy, sell])).toEqual([
    ['JPY', 10_700, 10_800],
    ['USD', 16_300, 16_400],
  ]);
  expect(rateRows(rates, 'bank-notes').map(({ code }) => code)).toEqual(['USD']);
  expect(rateRows(rates, 'tt-counter')).toEqual([]);
});

it('the change is that of the mid rate since the previous day, null if that has no rate of the type', () => {
  const [yen, dollar] = rateRows(rates, 'e-rate');
  expect(yen?.change).toBeNull();
  expect(dollar?.change).toBeCloseTo(16_350 / 16_250 - 1, 12);
});

it('the latest and earliest time are found in any ISO notation', () => {
  const times = ['2026-01-30T02:05:00Z', '2026-01-30T06:00:00+07:00', '2026-01-30T00:00:00Z'];
  expect(latestOf(times)).toBe('2026-01-30T02:05:00Z');
  expect(earliestOf(times)).toBe('2026-01-30T06:00:00+07:00');
  expect(latestOf([])).toBeNull();
  expect(earliestOf([])).toBeNull();
});

it.each([
  [[], 0],
  [[[16_300, 16_400]], 0],
  [
    [
      [16_300, 16_400],
      [508.2, 509],
    ],
    1,
  ],
  [[[508.25, 0.1 + 0.2]], 2],
  [[[0.00005, 1]], 4],
])('rates %j are displayed with %i digits', (pairs, expected) => {
  expect(fractionDigitsOf(pairs.map(([buy = 0, sell = 0]) => ({ buy, sell })))).toBe(expected);
});
