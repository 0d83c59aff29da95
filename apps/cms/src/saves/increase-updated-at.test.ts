import { expect, it } from 'vitest';
import { timeAfter } from './increase-updated-at.ts';

const now = new Date('2026-11-22T03:00:00.500Z');

it('is now where the state before is older, or there is none', () => {
  expect(timeAfter('2026-11-22T03:00:00.499Z', now)).toBe('2026-11-22T03:00:00.500Z');
  expect(timeAfter(undefined, now)).toBe('2026-11-22T03:00:00.500Z');
});

it('is a millisecond later in the same millisecond, and where the clock was put back', () => {
  expect(timeAfter('2026-11-22T03:00:00.500Z', now)).toBe('2026-11-22T03:00:00.501Z');
  expect(timeAfter('2026-11-22T04:00:00.000Z', now)).toBe('2026-11-22T04:00:00.001Z');
});
