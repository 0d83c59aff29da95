import { expect, test } from 'vitest';
import type { FundSummary } from '../summary.ts';
import { SORT_KEYS } from './nab-query.ts';
import { sortFunds } from './sort-funds.ts';

const NONE = {
  ytd: null,
  oneYear: null,
  sixMonths: null,
  threeMonths: null,
  oneMonth: null,
  sinceInception: null,
};

function fund(slug: string, overrides: Partial<FundSummary> = {}): FundSummary {
  return {
    slug,
    language: 'id',
    name: slug,
    kind: 'equity',
    risk: 'high',
    currency: 'IDR',
    latest: { value: 1_000, date: '2026-11-19' },
    fractionDigits: 2,
    returns: NONE,
    sparkline: null,
    ...overrides,
  };
}

const slugsOf = (funds: FundSummary[]) => funds.map(({ slug }) => slug);

test('returns sort descending, and ascending in reverse', () => {
  const funds = [-0.02, 0.05, 0.001].map((ytd) => fund(`f${ytd}`, { returns: { ...NONE, ytd } }));
  expect(slugsOf(sortFunds(funds, { sort: 'ytd', order: 'desc' }, 'id'))).toEqual([
    'f0.05',
    'f0.001',
    'f-0.02',
  ]);
  expect(slugsOf(sortFunds(funds, { sort: 'ytd', order: 'asc' }, 'id'))).toEqual([
    'f-0.02',
    'f0.001',
    'f0.05',
  ]);
});

test("funds without the figure come last in either order, in the bank's order", () => {
  const funds = [
    fund('new', { latest: null }),
    fund('young'),
    fund('old', { returns: { ...NONE, oneYear: 0 } }),
  ];
  for (const order of ['asc', 'desc'] as const)
    expect(slugsOf(sortFunds(funds, { sort: 'one-year', order }, 'id'))).toEqual(['old', 'new', 'young']);
});

test('values are compared within their currency only', () => {
  const funds = [
    fund('dollar', { currency: 'USD', latest: { value: 1.2, date: '2026-11-19' } }),
    fund('small', { latest: { value: 900, date: '2026-11-19' } }),
    fund('large', { latest: { value: 2_000, date: '2026-11-19' } }),
  ];
  expect(slugsOf(sortFunds(funds, { sort: 'value', order: 'asc' }, 'id'))).toEqual([
    'small',
    'large',
    'dollar',
  ]);
  expect(slugsOf(sortFunds(funds, { sort: 'value', order: 'desc' }, 'id'))).toEqual([
    'dollar',
    'large',
    'small',
  ]);
});

test('names use locale-aware collation', () => {
  const funds = [fund('1', { name: 'saham' }), fund('2', { name: 'Ékuitas' }), fund('3', { name: 'Pasar' })];
  expect(slugsOf(sortFunds(funds, { sort: 'name', order: 'asc' }, 'id'))).toEqual(['2', '3', '1']);
});

test('every column is sortable, and the input is not modified', () => {
  const funds = [fund('b'), fund('a')];
  for (const sort of SORT_KEYS) sortFunds(funds, { sort, order: 'asc' }, 'en');
  expect(slugsOf(funds)).toEqual(['b', 'a']);
});
