import type { Fund } from '@beranda/contract';
import { expect, test } from 'vitest';
import { fundHistory } from './fund-history.server.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** A fund with a value on each weekday from a day to another, which rises by 1 a day and swings a little. */
function fund(from: string, until: string, given: Partial<Fund> = {}): Fund {
  const dates: string[] = [];
  for (let time = Date.parse(from); time <= Date.parse(until); time += DAY_MS) {
    const day = new Date(time);
    if (day.getUTCDay() % 6 !== 0) dates.push(day.toISOString().slice(0, 10));
  }
  return {
    slug: 'suluh',
    language: 'id',
    name: 'Suluh',
    kind: 'equity',
    risk: 'high',
    manager: '',
    custodian: '',
    inceptionDate: from,
    currency: 'IDR',
    benchmark: '',
    factSheetUrl: null,
    series: { dates, values: dates.map((_, day) => 1_000 + day + (day % 7) / 4) },
    updatedAt: null,
    ...given,
  };
}

const old = fund('2021-01-04', '2026-11-20');

function history(funds: Fund[], period: Parameters<typeof fundHistory>[1]) {
  const found = fundHistory(funds, period, 'id');
  if (!found) throw new Error('there is no history');
  return found;
}

test('a period begins with the value that its return starts from', () => {
  const { from, until, changes, chart } = history([old], '1m');
  expect([from, until]).toEqual(['2026-10-20', '2026-11-20']);
  const value = (date: string) => old.series.values[old.series.dates.indexOf(date)] ?? Number.NaN;
  expect(changes[0]).toBeCloseTo(value(until) / value(from) - 1, 12);
  expect(chart.rows[0]?.date).toBe(from);
});

test('the year to date begins with the last value of the year before', () => {
  expect(history([old], 'ytd').from).toBe('2025-12-31');
});

test('half a year is drawn in full, with a table of month ends', () => {
  const { chart, thinned, tableDates } = history([fund('2021-01-04', '2026-11-20')], '6m');
  expect(thinned).toBeNull();
  expect(tableDates?.slice(0, 2)).toEqual(['2026-05-20', '2026-05-29']);
  expect(tableDates?.at(-1)).toBe('2026-11-20');
  expect(chart.rows.length).toBeGreaterThan(130);
});

test('a short period has a table of every day', () => {
  expect(history([old], '3m').tableDates).toBeNull();
});

test('years are thinned, and keep the first, the last, both extremes and every month end', () => {
  const values = [...old.series.values];
  values[501] = 5_000;
  values[777] = 3;
  const { chart, thinned, tableDates } = history([{ ...old, series: { ...old.series, values } }], 'all');
  expect(chart.rows.length).toBeLessThanOrEqual(250);
  expect(thinned).toEqual({ points: chart.rows.length, days: values.length });
  const dates = chart.rows.map(({ date }) => date);
  for (const day of [0, 501, 777, values.length - 1]) expect(dates).toContain(old.series.dates[day]);
  expect(dates).toEqual(expect.arrayContaining(tableDates ?? ['none']));
});

test('of two funds both are thinned, together to no more than one', () => {
  const { chart } = history([old, { ...old, name: 'Pelita' }], 'all');
  expect(chart.rows.length).toBeLessThanOrEqual(250);
});

test('a fund younger than the period shows all that it has, says so, and has no return', () => {
  const young = fund('2026-09-01', '2026-11-20');
  expect(history([young], '1y')).toMatchObject({
    from: '2026-09-01',
    changes: [null],
    shortfalls: [{ fund: 'Suluh', kind: 'young', date: '2026-09-01' }],
  });
  expect(history([young], 'all')).toMatchObject({ from: '2026-09-01', shortfalls: [] });
});

test('a period that begins in a gap begins with the first value after it', () => {
  const dates = old.series.dates.filter((date) => date < '2026-09-25' || date > '2026-11-02');
  const gap = { ...old, series: { dates, values: dates.map(() => 1_000) } };
  expect(history([gap], '1m')).toMatchObject({
    from: '2026-11-03',
    changes: [null],
    shortfalls: [{ fund: 'Suluh', kind: 'gap', date: '2026-11-03' }],
  });
});

test('two funds begin at 100 on the first day that both have, and end on the last', () => {
  const young = fund('2026-09-01', '2026-11-18', { name: 'Pelita' });
  const { from, until, chart, changes, shortfalls } = history([old, young], '1y');
  expect([from, until]).toEqual(['2026-09-01', '2026-11-18']);
  expect(chart.rows[0]?.values).toEqual(['100,00', '100,00']);
  const [, change = Number.NaN] = changes;
  const last = chart.rows.at(-1)?.values[1]?.replace(',', '.');
  expect(Number(last)).toBeCloseTo(100 * (1 + Number(change)), 2);
  expect(shortfalls).toEqual([{ fund: 'Pelita', kind: 'young', date: '2026-09-01' }]);
});

test('there is none of a fund without values, nor of two that never were there together', () => {
  const empty = { ...old, series: { dates: [], values: [] } };
  expect(fundHistory([empty], '1y', 'id')).toBeNull();
  expect(fundHistory([old, empty], '1y', 'id')).toBeNull();
  expect(fundHistory([old, fund('2019-01-01', '2020-06-01')], 'all', 'id')).toBeNull();
});

test('one value is a chart, too, without a return', () => {
  expect(history([fund('2026-11-20', '2026-11-20')], '1y')).toMatchObject({
    from: '2026-11-20',
    until: '2026-11-20',
    changes: [null],
  });
});
