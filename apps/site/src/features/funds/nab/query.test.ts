import { expect, test } from 'vitest';
import { addressOf, parseView } from './query.ts';

const SLUGS = ['pasar-uang', 'saham', 'obligasi'];
const parse = (query: string) => parseView(new URLSearchParams(query), SLUGS);

test('without a query the funds are as the bank lists them, and the first is shown over a year', () => {
  expect(parse('')).toEqual({
    view: { sort: null, order: 'asc', fund: null, period: '1y', with: null },
    unknown: [],
  });
});

test('a view is read from its own address', () => {
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

test('what is usual does not stand in the address', () => {
  expect(addressOf(parse('period=1y&order=desc').view)).toBe('/nab');
});

test('figures begin with the largest and names with A, where no order is given', () => {
  expect(parse('sort=ytd').view.order).toBe('desc');
  expect(parse('sort=name').view.order).toBe('asc');
});

test('what is not known takes its usual value and is told', () => {
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

test('an empty value is none, and a very long one is told in short', () => {
  expect(parse('fund=&sort=').unknown).toEqual([]);
  expect(parse(`fund=${'x'.repeat(5000)}`).unknown[0]?.value).toHaveLength(41);
});

test.each(['fund=saham&with=saham', 'with=pasar-uang'])('a fund is not compared with itself: %s', (query) => {
  expect(parse(query)).toMatchObject({ view: { with: null }, unknown: [] });
});
