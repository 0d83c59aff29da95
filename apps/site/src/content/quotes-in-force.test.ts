import type { Quote } from '@beranda/contract';
import { expect, it } from 'vitest';
import { quotesInForce } from './quotes-in-force.ts';

const quote = (currency: string, validFrom: string, buy = 1): Quote => ({
  currency,
  rateType: 'e-rate',
  buy,
  sell: buy + 1,
  validFrom,
  publishedAt: validFrom,
});

const at = (now: string) => (time: string) => Date.parse(time) <= Date.parse(now);

it('takes the newest that has begun, and nothing that begins later', () => {
  const quotes = [
    quote('USD', '2026-11-20T02:00:00Z', 16_200),
    quote('USD', '2026-11-20T07:00:00Z', 16_300),
    quote('SGD', '2026-11-20T07:00:00Z', 12_100),
  ];
  const buying = (now: string) => quotesInForce(quotes, at(now)).map(({ buy }) => buy);
  expect(buying('2026-11-20T01:59:59Z')).toEqual([]);
  expect(buying('2026-11-20T02:00:00Z')).toEqual([16_200]);
  expect(buying('2026-11-20T07:00:00Z')).toEqual([16_300, 12_100]);
});

it('takes the later of two that begin at the same time, as the API answers them', () => {
  const same = '2026-11-20T02:00:00Z';
  expect(quotesInForce([quote('USD', same, 1), quote('USD', same, 2)], () => true)).toEqual([
    quote('USD', same, 2),
  ]);
});
