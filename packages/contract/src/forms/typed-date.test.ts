import { expect, it } from 'vitest';
import { latestDateAnywhere } from './typed-date.ts';

it.each([
  ['2026-11-30T09:59:59Z', '2026-11-30'],
  // 17.00 in Jakarta, midnight on Kiritimati, 19.00 in Jayapura.
  ['2026-11-30T10:00:00Z', '2026-12-01'],
])('the latest date that has begun at %s is %s', (now, date) => {
  expect(latestDateAnywhere(Date.parse(now))).toBe(date);
});
