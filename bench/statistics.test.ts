import { expect, it } from 'vitest';
import { getMedian } from './statistics.ts';

it('takes the middle value, however they are ordered', () => {
  expect(getMedian([30, 1, 2])).toBe(2);
  expect(getMedian([4, 1, 3, 2])).toBe(2.5);
  expect(getMedian([10, 9])).toBe(9.5);
});

it('has no median of an empty list', () => {
  expect(() => getMedian([])).toThrow(RangeError);
});
