import { expect, test } from 'vitest';
import { readQuery } from '#src/content/read-query.server.ts';
import { nabAddressOf, nabQuery, viewOf } from './nab-query.ts';

const SLUGS = ['pasar-uang', 'saham', 'obligasi'];

function parse(search: string) {
  const query = new URLSearchParams(search);
  const input = { query, pathname: '/nab', doNotCache() {}, reportUnknown() {} };
  return viewOf(readQuery(nabQuery, input, { fund: SLUGS, with: SLUGS }), SLUGS);
}

test("without a query the funds have the bank's order, and the first is shown over a year", () => {
  expect(parse('')).toEqual({ sort: null, order: 'asc', fund: null, period: '1y', with: null });
});

test('a view survives a round trip through its URL', () => {
  const view = {
    sort: 'one-year',
    order: 'asc',
    fund: 'saham',
    period: '3m',
    with: 'obligasi',
  } as const;
  const address = nabAddressOf(view);
  expect(address).toBe('/nab?fund=saham&period=3m&with=obligasi&sort=one-year&order=asc');
  expect(parse(address.split('?')[1] ?? '')).toEqual(view);
});

test('defaults are omitted from the URL', () => {
  expect(nabAddressOf(parse('period=1y&order=desc'))).toBe('/nab');
});

test('without an order, figures sort descending and names ascending', () => {
  expect(parse('sort=ytd').order).toBe('desc');
  expect(parse('sort=name').order).toBe('asc');
});

test.each(['fund=saham&with=saham', 'with=pasar-uang'])('a fund is not compared with itself: %s', (query) => {
  expect(parse(query)).toMatchObject({ with: null });
});
