import { expect, it } from 'vitest';
import { createTimeDependency } from '#src/content/cache-tags/time-dependency.ts';
import { isPositionOpen } from './closing.ts';

const at = (time: string) => createTimeDependency(Date.parse(time));
const position = { isLive: true, closesOn: '2026-11-30' };

it('a position is open to the end of its last day in Jakarta, and its page expires then', () => {
  const last = at('2026-11-30T16:59:59Z');
  expect(isPositionOpen(last, position)).toBe(true);
  expect(new Date(last.expiresAt()).toISOString()).toBe('2026-11-30T17:00:00.000Z');
  expect(isPositionOpen(at('2026-11-30T17:00:00Z'), position)).toBe(false);
});

it('a position closed by staff is closed regardless of its date', () => {
  expect(isPositionOpen(at('2026-01-01T00:00:00Z'), { ...position, isLive: false })).toBe(false);
});
