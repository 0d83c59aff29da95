import { expect, it } from 'vitest';
import { getMedian, getPercentile } from './statistics.ts';

it('takes the middle value, however they are ordered', () => {
  expect(getMedian([30, 1, 2])).toBe(2);
  expect(getMedian([4, 1, 3, 2])).toBe(2.5);
  expect(getMedian([10, 9])).toBe(9.5);
});

it('has no median of an empty list', () => {
  expect(() => getMedian([])).toThrow(RangeError);
});

it('takes the value at the nearest rank, of few values the largest', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect(getPercentile(hundred, 99)).toBe(99);
  expect(getPercentile([3, 1, 2], 99)).toBe(3);
  expect(() => getPercentile([], 50)).toThrow(RangeError);
});
