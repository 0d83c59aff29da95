import { expect, test } from 'vitest';
import { addressOf, parseView } from './query.ts';

const SLUGS = ['pasar-uang', 'saham', 'obligasi'];
const parse = (query: string) => parseView(new URLSearchParams(query), SLUGS);

test("without a query the funds have the bank's order, and the first is shown over a year", () => {
  expect(parse('')).toEqual({
    view: { sort: null, order: 'asc', fund: null, period: '1y', with: null },
    unknown: [],
  });
});

test('a view survives a round trip through its URL', () => {
  const view = {
    sort: 'one-year',
    order: 'asc',
    fund: 'saham',
    period: '3m',
    with: 'obligasi',
  } as const;
  const address = addressOf(view);
  expect(address).toBe('/nab?fund=saham&period=3m&with=obligasi&sort=one-year&order=asc');
  expect(parse(address.split('?')[1] ?? '').view).toEqual(view);
});

test('defaults are omitted from the URL', () => {
  expect(addressOf(parse('period=1y&order=desc').view)).toBe('/nab');
});

test('without an order, figures sort descending and names ascending', () => {
  expect(parse('sort=ytd').view.order).toBe('desc');
  expect(parse('sort=name').view.order).toBe('asc');
});

test('unknown values fall back to defaults and are reported', () => {
  expect(parse('sort=price&order=up&fund=emas&period=2y&with=perak')).toEqual({
    view: { sort: null, order: 'asc', fund: null, period: '1y', with: null },
    unknown: [
      { parameter: 'sort', value: 'price' },
      { parameter: 'order', value: 'up' },
      { parameter: 'fund', value: 'emas' },
      { parameter: 'period', value: '2y' },
      { parameter: 'with', value: 'perak' },
    ],
  });
});

test('an empty value counts as missing, and a very long one is shortened in the report', () => {
  expect(parse('fund=&sort=').unknown).toEqual([]);
  expect(parse(`fund=${'x'.repeat(5000)}`).unknown[0]?.value).toHaveLength(41);
});

test.each(['fund=saham&with=saham', 'with=pasar-uang'])('a fund is not compared with itself: %s', (query) => {
  expect(parse(query)).toMatchObject({ view: { with: null }, unknown: [] });
});
