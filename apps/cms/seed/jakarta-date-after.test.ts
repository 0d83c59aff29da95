import { expect, it } from 'vitest';
import { jakartaWeekdayAfter } from './jakarta-date-after.ts';

it.each([
  ['a weekday', '2026-11-30T02:00:00.000Z', 4, '2026-12-04'],
  ['a Saturday', '2026-11-30T02:00:00.000Z', 5, '2026-12-07'],
  ['a Sunday', '2026-11-30T02:00:00.000Z', 6, '2026-12-07'],
  ['a day that has begun in Jakarta only', '2026-12-04T18:00:00.000Z', 0, '2026-12-07'],
])('a date at a weekend moves to the Monday after it: %s', (_, now, days, expected) => {
  expect(jakartaWeekdayAfter(now, days)).toBe(expected);
});
