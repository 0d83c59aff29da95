import type { Fund } from '@beranda/contract';
import { DAY_MS } from '@beranda/finance';
import { expect, test } from 'vitest';
import { fundHistory } from './fund-history.server.ts';

/** Fund with a value on each weekday, rising by 1 a day with small swings. */
function fund(from: string, until: string, overrides: Partial<Fund> = {}): Fund {
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
    ...overrides,
  };
}

const old = fund('2021-01-04', '2026-11-20');

function history(funds: Fund[], period: Parameters<typeof fundHistory>[1]) {
  const found = fundHistory(funds, period, 'id');
  if (!found) throw new Error('there is no history');
  return found;
}

test('a period starts with the value that its return starts from', () => {
  const { from, until, changes, chart } = history([old], '1m');
  expect([from, until]).toEqual(['2026-10-20', '2026-11-20']);
  const value = (date: string) => old.series.values[old.series.dates.indexOf(date)] ?? Number.NaN;
  expect(changes[0]).toBeCloseTo(value(until) / value(from) - 1, 12);
  expect(chart.rows[0]?.date).toBe(from);
});

test('the year to date starts with the last value of the previous year', () => {
  expect(history([old], 'ytd').from).toBe('2025-12-31');
});

test('half a year is drawn in full, with a table of month ends', () => {
  const { chart, downsampled, tableDates } = history([fund('2021-01-04', '2026-11-20')], '6m');
  expect(downsampled).toBeNull();
  expect(tableDates?.slice(0, 2)).toEqual(['2026-05-20', '2026-05-29']);
  expect(tableDates?.at(-1)).toBe('2026-11-20');
  expect(chart.rows.length).toBeGreaterThan(130);
});

test('a short period has a table of every day', () => {
  expect(history([old], '3m').tableDates).toBeNull();
});

test('years are downsampled, and keep the first, the last, both extremes and every month end', () => {
  const values = [...old.series.values];
  values[501] = 5_000;
  values[777] = 3;
  const { chart, downsampled, tableDates } = history([{ ...old, series: { ...old.series, values } }], 'all');
  expect(chart.rows.length).toBeLessThanOrEqual(250);
  expect(downsampled).toEqual({ points: chart.rows.length, days: values.length });
  const dates = chart.rows.map(({ date }) => date);
  for (const day of [0, 501, 777, values.length - 1]) expect(dates).toContain(old.series.dates[day]);
  expect(dates).toEqual(expect.arrayContaining(tableDates ?? ['none']));
});

test('two funds are downsampled together to no more points than one', () => {
  const { chart } = history([old, { ...old, name: 'Pelita' }], 'all');
  expect(chart.rows.length).toBeLessThanOrEqual(250);
});

test('a fund younger than the period shows its whole history, a note, and no return', () => {
  const young = fund('2026-09-01', '2026-11-20');
  expect(history([young], '1y')).toMatchObject({
    from: '2026-09-01',
    changes: [null],
    shortfalls: [{ fund: 'Suluh', kind: 'young', date: '2026-09-01' }],
  });
  expect(history([young], 'all')).toMatchObject({ from: '2026-09-01', shortfalls: [] });
});

test('a fund whose first values are missing shows its history, a note, and no return since inception', () => {
  const late = fund('2026-01-05', '2026-11-20', { inceptionDate: '2012-03-01' });
  expect(history([late], 'all')).toMatchObject({
    from: '2026-01-05',
    changes: [null],
    shortfalls: [{ fund: 'Suluh', kind: 'late', date: '2026-01-05' }],
  });
  // 1 January 2026 was a Thursday without trading.
  const fresh = fund('2026-01-05', '2026-11-20', { inceptionDate: '2026-01-01' });
  expect(history([fresh], 'all')).toMatchObject({ changes: [expect.any(Number)], shortfalls: [] });
});

test('a period that starts in a gap starts with the first value after it', () => {
  const dates = old.series.dates.filter((date) => date < '2026-09-25' || date > '2026-11-02');
  const gap = { ...old, series: { dates, values: dates.map(() => 1_000) } };
  expect(history([gap], '1m')).toMatchObject({
    from: '2026-11-03',
    changes: [null],
    shortfalls: [{ fund: 'Suluh', kind: 'gap', date: '2026-11-03' }],
  });
});

test('two funds start at 100 on their first common day and end on the last', () => {
  const young = fund('2026-09-01', '2026-11-18', { name: 'Pelita' });
  const { from, until, chart, changes, shortfalls } = history([old, young], '1y');
  expect([from, until]).toEqual(['2026-09-01', '2026-11-18']);
  expect(chart.rows[0]?.values).toEqual(['100,00', '100,00']);
  const [, change = Number.NaN] = changes;
  const last = chart.rows.at(-1)?.values[1]?.replace(',', '.');
  expect(Number(last)).toBeCloseTo(100 * (1 + Number(change)), 2);
  expect(shortfalls).toEqual([{ fund: 'Pelita', kind: 'young', date: '2026-09-01' }]);
});

/** Fund with values on some days only. */
function sparse(name: string, series: Record<string, number>): Fund {
  return { ...old, name, series: { dates: Object.keys(series), values: Object.values(series) } };
}

test('with two funds, the one without a value on the first day uses the previous one', () => {
  const one = sparse('A', {
    '2026-07-28': 900,
    '2026-07-29': 1_000,
    '2026-08-06': 1_100,
    '2026-08-31': 1_200,
  });
  const other = sparse('B', { '2026-07-28': 500, '2026-08-06': 550, '2026-08-28': 600, '2026-08-31': 750 });
  const { from, chart, changes } = history([{ ...one, slug: 'a' }, other], '1m');
  // A month before 31 August is 31 July: A starts with its value of 29 July, B with that of 28 July.
  expect(from).toBe('2026-07-29');
  expect(chart.rows.map(({ date, values }) => [date, ...values])).toEqual([
    ['2026-07-29', '100,00', '100,00'],
    ['2026-08-06', '110,00', '110,00'],
    ['2026-08-28', null, '120,00'],
    ['2026-08-31', '120,00', '150,00'],
  ]);
  expect(changes[0]).toBeCloseTo(0.2, 12);
  expect(changes[1]).toBeCloseTo(0.5, 12);
  for (const [index, fund] of [one, other].entries())
    expect(changes[index]).toBe(history([fund], '1m').changes[0]);
});

test('with two funds, a value older than ten days is not used, and both start later', () => {
  const young = sparse('A', { '2026-08-10': 1_000, '2026-08-20': 1_100, '2026-08-31': 1_200 });
  const gap = sparse('B', { '2026-07-30': 500, '2026-08-20': 550, '2026-08-31': 605 });
  const { from, chart, changes } = history([young, gap], '1m');
  expect(from).toBe('2026-08-20');
  expect(chart.rows[0]?.values).toEqual(['100,00', '100,00']);
  expect(changes[1]).toBeCloseTo(0.1, 12);
});

test('is null for a fund without values, and for two without common days', () => {
  const empty = { ...old, series: { dates: [], values: [] } };
  expect(fundHistory([empty], '1y', 'id')).toBeNull();
  expect(fundHistory([old, empty], '1y', 'id')).toBeNull();
  expect(fundHistory([old, fund('2019-01-01', '2020-06-01')], 'all', 'id')).toBeNull();
});

test('a single value gives a chart without a return', () => {
  expect(history([fund('2026-11-20', '2026-11-20')], '1y')).toMatchObject({
    from: '2026-11-20',
    until: '2026-11-20',
    changes: [null],
  });
});
