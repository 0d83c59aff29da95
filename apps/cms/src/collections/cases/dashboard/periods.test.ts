import { describe, expect, it } from 'vitest';
import { monthsOf } from './periods.ts';

describe('the months of a period', () => {
  it.each([
    ['twelve-months', '2026-11-23T05:00:00Z', '2025-12', '2026-11', 12],
    // 18:00 UTC on the last day of the year is 01:00 of January in Jakarta.
    ['twelve-months', '2026-12-31T18:00:00Z', '2026-02', '2027-01', 12],
    ['twelve-months', '2026-12-31T16:59:59Z', '2026-01', '2026-12', 12],
    ['this-year', '2026-11-23T05:00:00Z', '2026-01', '2026-11', 11],
    ['this-year', '2026-12-31T18:00:00Z', '2027-01', '2027-01', 1],
    ['last-year', '2026-11-23T05:00:00Z', '2025-01', '2025-12', 12],
    ['last-year', '2026-12-31T18:00:00Z', '2026-01', '2026-12', 12],
  ] as const)('%s at %s', (period, now, first, last, count) => {
    const months = monthsOf(period, new Date(now));
    expect([months[0], months.at(-1), months.length]).toEqual([first, last, count]);
    expect([...months].sort()).toEqual(months);
    expect(new Set(months).size).toBe(count);
  });
});
