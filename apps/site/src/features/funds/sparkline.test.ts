import { expect, test } from 'vitest';
import { sparklineOf } from './sparkline.ts';

test('goes from the left edge to the right, the lowest value below and the highest on top', () => {
  expect(sparklineOf([100, 200, 150])).toBe('M0 29L46.5 3L93 16');
});

test('values that do not move are a level line', () => {
  expect(sparklineOf([5, 5])).toBe('M0 29L93 29');
});

test('there is none of fewer than two values', () => {
  expect(sparklineOf([])).toBeNull();
  expect(sparklineOf([7])).toBeNull();
});

test('a year of values takes little room', () => {
  const values = Array.from({ length: 245 }, (_, day) => 1_000 + 50 * Math.sin(day / 5));
  expect(sparklineOf(values)?.length).toBeLessThan(600);
});
