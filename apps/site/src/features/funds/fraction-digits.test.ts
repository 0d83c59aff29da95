import { expect, test } from 'vitest';
import { unitValueDigits } from './fraction-digits.ts';

test.each([
  [[], 2],
  [[1_000], 2],
  [[1_000, 1_297.03], 2],
  [[1, 1.1735], 4],
  [[1.12345678], 4],
  [[1e-7], 2],
])('%j is displayed with %d digits', (values, digits) => {
  expect(unitValueDigits(values)).toBe(digits);
});
