import type { ReportSummary } from '@beranda/contract';
import { expect, it } from 'vitest';
import { matchesFilters, yearsOf } from './filters.ts';

const report = (kind: ReportSummary['kind'], positionDate: string) =>
  ({ kind, positionDate }) as ReportSummary;
const years = ['2026', '2025'];

it('years are unique, latest first', () => {
  const reports = ['2025-12-31', '2026-03-31', '2025-06-30'].map((date) => report('quarterly', date));
  expect(yearsOf(reports)).toEqual(years);
});

it('a report is included if it matches kind and year', () => {
  const shown = (kind: 'monthly' | null, year: string | null) =>
    matchesFilters({ kind, year }, report('monthly', '2026-01-31'));
  expect([shown(null, null), shown('monthly', '2026'), shown(null, '2025')]).toEqual([true, true, false]);
  expect(matchesFilters({ kind: 'yearly', year: null }, report('monthly', '2026-01-31'))).toBe(false);
});
