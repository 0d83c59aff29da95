import { describe, expect, it } from 'vitest';
import { retryAfterSeconds } from './retry-after.ts';

const now = Date.parse('2026-11-21T05:00:00Z');
const until = (expectedEnd: string | null) => retryAfterSeconds({ message: null, expectedEnd }, now);

describe('Retry-After', () => {
  it('is ten seconds after a failure', () => {
    expect(retryAfterSeconds()).toBe('10');
  });

  it('is the time until the expected end of maintenance, and ten minutes where that is unknown or past', () => {
    expect(until('2026-11-21T06:00:00.5Z')).toBe('3601');
    expect(until('2026-11-21T04:59:59Z')).toBe('600');
    expect(until(null)).toBe('600');
  });
});
