import { expect, it } from 'vitest';
import { staleFrom } from './staleness.ts';

it.each([
  // A Friday, until the end of Monday.
  ['2026-01-30', 1, '2026-02-02T17:00:00.000Z'],
  ['2026-01-30', 2, '2026-02-03T17:00:00.000Z'],
  // A Saturday.
  ['2026-01-31', 1, '2026-02-02T17:00:00.000Z'],
  // The 17th is a holiday.
  ['2026-02-16', 1, '2026-02-18T17:00:00.000Z'],
  ['2026-02-16', 0, '2026-02-16T17:00:00.000Z'],
])('figures of %s that may be %i working days old are stale from %s', (date, workingDays, expected) => {
  expect(staleFrom(date, workingDays, new Set(['2026-02-17'])).toISOString()).toBe(expected);
});

it('rejects what is not a date or not a number of days', () => {
  expect(() => staleFrom('2026-02-30', 1, new Set())).toThrow(RangeError);
  expect(() => staleFrom('2026-02-27', -1, new Set())).toThrow(RangeError);
});
