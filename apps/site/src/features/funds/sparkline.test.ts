import { expect, test } from 'vitest';
import { sparklineOf } from './sparkline.ts';

test('goes from the left edge to the right, the minimum at the bottom and the maximum on top', () => {
  expect(sparklineOf([100, 200, 150])).toBe('M0 29L46.5 3L93 16');
});

test('constant values give a horizontal line', () => {
  expect(sparklineOf([5, 5])).toBe('M0 29L93 29');
});

test('is null for fewer than two values', () => {
  expect(sparklineOf([])).toBeNull();
  expect(sparklineOf([7])).toBeNull();
});

test('a year of values gives a short path', () => {
  const values = Array.from({ length: 245 }, (_, day) => 1_000 + 50 * Math.sin(day / 5));
  expect(sparklineOf(values)?.length).toBeLessThan(600);
});
