import { describe, expect, it } from 'vitest';
import { ageOf } from './figure-age.ts';

const closed = new Set(['2026-11-24']);

describe('figures', () => {
  it.each([
    ['2026-11-22T16:59:00Z', 'fresh'],
    ['2026-11-22T17:00:00Z', 'stale-tomorrow'],
    ['2026-11-23T16:59:59Z', 'stale-tomorrow'],
    ['2026-11-23T17:00:00Z', 'stale'],
  ])('of a Friday are, at %s, %s', (now, age) => {
    expect(ageOf('2026-11-20', 1, closed, new Date(now))).toBe(age);
  });
});
