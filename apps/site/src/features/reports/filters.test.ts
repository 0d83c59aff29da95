import type { ReportSummary } from '@beranda/contract';
import { expect, it } from 'vitest';
import { addressOf, isShown, parseFilters, yearsOf } from './filters.ts';

const report = (kind: ReportSummary['kind'], positionDate: string) =>
  ({ kind, positionDate }) as ReportSummary;
const years = ['2026', '2025'];

it.each([
  ['', { kind: null, year: null }],
  ['kind=monthly', { kind: 'monthly', year: null }],
  ['kind=yearly&year=2025', { kind: 'yearly', year: '2025' }],
  ['kind=weekly', null],
  ['year=1999', null],
  ['year=', null],
])('the query %j selects %j', (query, expected) => {
  expect(parseFilters(new URLSearchParams(query), years)).toEqual(expected);
});

it('years are unique, latest first', () => {
  const reports = ['2025-12-31', '2026-03-31', '2025-06-30'].map((date) => report('quarterly', date));
  expect(yearsOf(reports)).toEqual(years);
});

it('a report is included if it matches kind and year', () => {
  const shown = (kind: 'monthly' | null, year: string | null) =>
    isShown({ kind, year }, report('monthly', '2026-01-31'));
  expect([shown(null, null), shown('monthly', '2026'), shown(null, '2025')]).toEqual([true, true, false]);
  expect(isShown({ kind: 'yearly', year: null }, report('monthly', '2026-01-31'))).toBe(false);
});

it('the query has set filters only', () => {
  expect(addressOf({ kind: null, year: null })).toBe('/about-us/financial-statements');
  expect(addressOf({ kind: 'yearly', year: '2025' })).toBe(
    '/about-us/financial-statements?kind=yearly&year=2025',
  );
});
