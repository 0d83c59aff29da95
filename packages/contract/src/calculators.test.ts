import { expect, it } from 'vitest';
import { range } from './calculators.ts';

it('a range is also read by the names of the previous release', () => {
  const expected = { min: 1, initial: 2, max: 3 };
  expect(range.parse({ least: 1, initial: 2, most: 3 })).toEqual(expected);
  expect(range.parse({ ...expected, least: 1, most: 3 })).toEqual(expected);
  expect(range.safeParse({ initial: 2, max: 3 }).success).toBe(false);
  expect(range.safeParse(null).success).toBe(false);
});
