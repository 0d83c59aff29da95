import { expect, it } from 'vitest';
import { type Figure, formatTable, isThresholdMet } from './report.ts';

const start: Figure = {
  name: 'site start to first page',
  value: 1_200,
  unit: 'ms',
  threshold: { atMost: 1_500 },
};

it('compares a figure with its threshold in the right direction', () => {
  expect(isThresholdMet(start)).toBe(true);
  expect(isThresholdMet({ ...start, value: 1_500 })).toBe(true);
  expect(isThresholdMet({ ...start, value: 1_501 })).toBe(false);
  expect(isThresholdMet({ name: '', value: 0.99, unit: 'times nginx', threshold: { atLeast: 1 } })).toBe(
    false,
  );
  expect(isThresholdMet({ name: '', value: 1, unit: 'requests/s' })).toBe(true);
});

it('shows for each figure whether it meets its threshold, and what is missing', () => {
  const table = formatTable([
    start,
    {
      name: 'JavaScript',
      value: 116_000,
      unit: 'bytes',
      threshold: { atMost: 115_000 },
      note: 'most on /news',
    },
    { name: 'cached page', missing: 'there is no wrk' },
  ]);

  expect(table).toBe(
    [
      'what                      measured   threshold',
      'site start to first page    1.20 s    ≤ 1.50 s  ok',
      'JavaScript                116.0 kB  ≤ 115.0 kB  MISSED  most on /news',
      'cached page                      –              not measured: there is no wrk',
    ].join('\n'),
  );
});
