import { expect, it } from 'vitest';
import { timeAfter } from './increase-updated-at.ts';

const now = new Date('2026-11-22T03:00:00.500Z');

it('is now if the previous state is older or does not exist', () => {
  expect(timeAfter('2026-11-22T03:00:00.499Z', now)).toBe('2026-11-22T03:00:00.500Z');
  expect(timeAfter(undefined, now)).toBe('2026-11-22T03:00:00.500Z');
});

it('is one millisecond later within the same millisecond, or after the clock was set back', () => {
  expect(timeAfter('2026-11-22T03:00:00.500Z', now)).toBe('2026-11-22T03:00:00.501Z');
  expect(timeAfter('2026-11-22T04:00:00.000Z', now)).toBe('2026-11-22T04:00:00.001Z');
});
