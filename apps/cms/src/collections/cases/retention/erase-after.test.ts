import { describe, expect, it } from 'vitest';
import { isFinished } from '../status/case-status.ts';
import { eraseAfter } from './erase-after.ts';

describe('the time of erasure', () => {
  it.each([
    ['months later', '2026-03-10T05:00:00.000Z', 24, '2028-03-10'],
    ['over the end of a year', '2026-11-23T05:00:00.000Z', 3, '2027-02-23'],
    ['on the last day of a shorter month', '2026-01-31T05:00:00.000Z', 1, '2026-02-28'],
    ['on 29 February of a leap year', '2026-08-31T05:00:00.000Z', 18, '2028-02-29'],
    ['a year after 29 February', '2028-02-29T05:00:00.000Z', 12, '2029-02-28'],
    // 18:00 UTC is 01:00 of the next day in Jakarta.
    ['by the day in Jakarta', '2026-03-31T18:00:00.000Z', 1, '2026-05-01'],
  ])('is %s', (_what, finished, months, date) => {
    // Midnight in Jakarta.
    const midnight = new Date(`${date}T00:00:00+07:00`).toISOString();
    expect(eraseAfter(finished, months)).toBe(midnight);
  });

  it('comes for finished cases only', () => {
    expect((['settled', 'closed', 'merged'] as const).map(isFinished)).toEqual([true, true, true]);
    expect((['new', 'inProgress', 'waiting', 'appealed'] as const).map(isFinished)).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });
});
