import type { ExchangeRatesResponse, Quote } from '@beranda/contract';
import { describe, expect, it } from 'vitest';
import { historyInForce, ratesInForce } from './current-rates.ts';

const quote = (currency: string, validFrom: string, buy = 1): Quote => ({
  currency,
  rateType: 'e-rate',
  buy,
  sell: buy + 1,
  validFrom,
  publishedAt: validFrom,
});

const ratesOf = (quotes: Quote[], previous: Quote[] = []): ExchangeRatesResponse => ({
  currencies: [],
  quotes,
  previous,
});

const at = (now: string) => (time: string) => Date.parse(time) <= Date.parse(now);

describe('the rates in force', () => {
  it('are the newest quotes that have begun, without scheduled ones', () => {
    const rates = ratesOf([
      quote('USD', '2026-11-20T02:00:00Z', 16_200),
      quote('USD', '2026-11-20T07:00:00Z', 16_300),
      quote('SGD', '2026-11-20T07:00:00Z', 12_100),
    ]);
    const buying = (now: string) => ratesInForce(rates, at(now)).quotes.map(({ buy }) => buy);
    expect(buying('2026-11-20T01:59:59Z')).toEqual([]);
    expect(buying('2026-11-20T02:00:00Z')).toEqual([16_200]);
    expect(buying('2026-11-20T07:00:00Z')).toEqual([16_300, 12_100]);
  });

  it('prefer the later of two quotes with the same start, as the API does', () => {
    const same = '2026-11-20T02:00:00Z';
    expect(ratesInForce(ratesOf([quote('USD', same, 1), quote('USD', same, 2)]), () => true).quotes).toEqual([
      quote('USD', same, 2),
    ]);
  });

  it('are compared with the last quotes of the day before, also if a new day has begun since the response', () => {
    const [friday, monday] = [
      quote('USD', '2026-11-20T02:00:00Z', 15_900),
      quote('USD', '2026-11-23T02:00:00Z', 16_000),
    ];
    // Monday in Jakarta, then Tuesday, while it is Monday in UTC.
    const lateOnMonday = quote('USD', '2026-11-23T16:59:00Z', 16_050);
    const tuesday = quote('USD', '2026-11-23T17:01:00Z', 16_100);
    const rates = ratesOf([monday, lateOnMonday, tuesday], [friday]);
    const previous = (now: string) => ratesInForce(rates, at(now)).previous;
    expect(previous('2026-11-23T12:00:00Z')).toEqual([friday]);
    expect(previous('2026-11-23T16:59:00Z')).toEqual([friday]);
    expect(previous('2026-11-23T17:01:00Z')).toEqual([lateOnMonday]);
  });

  it('have no previous quote if the first one has just begun', () => {
    const rates = ratesOf([quote('USD', '2026-11-23T02:00:00Z')]);
    expect(ratesInForce(rates, at('2026-11-23T02:00:00Z')).previous).toEqual([]);
  });
});

describe('the history', () => {
  const history = {
    currency: 'USD',
    rateType: 'e-rate' as const,
    days: [{ date: '2026-11-23', buy: 16_000, sell: 16_030 }],
    later: [
      { validFrom: '2026-11-23T09:00:00Z', buy: 16_050, sell: 16_080 },
      { validFrom: '2026-11-24T01:00:00Z', buy: 16_100, sell: 16_130 },
      { validFrom: '2026-11-24T05:00:00Z', buy: 16_200, sell: 16_230 },
    ],
  };
  it.each([
    ['2026-11-23T08:59:59Z', [['2026-11-23', 16_000]]],
    ['2026-11-23T09:00:00Z', [['2026-11-23', 16_050]]],
    [
      '2026-11-24T01:00:00Z',
      [
        ['2026-11-23', 16_050],
        ['2026-11-24', 16_100],
      ],
    ],
    [
      '2026-11-24T05:00:00Z',
      [
        ['2026-11-23', 16_050],
        ['2026-11-24', 16_200],
      ],
    ],
  ])('has the last quote in force of each day at %s', (now, expected) => {
    const { days } = historyInForce(history, at(now));
    expect(days.map(({ date, buy }) => [date, buy])).toEqual(expected);
  });
});
