import { expect, test } from 'vitest';
import { sliderStep } from './slider-step.ts';

test.each([
  [{ least: 5_000_000, initial: 120_000_000, most: 500_000_000 }, 1, 5_000_000],
  [{ least: 100_000_000, initial: 400_000_000, most: 5_000_000_000 }, 1, 50_000_000],
  [{ least: 1, initial: 3, most: 10 }, 1, 1],
  [{ least: 5, initial: 15, most: 30 }, 1, 1],
  [{ least: 0, initial: 10, most: 24 }, 0.01, 0.2],
  [{ least: 3, initial: 7.25, most: 18 }, 0.01, 0.05],
  [{ least: 7, initial: 7, most: 7 }, 1, 1],
  [{ least: 1_234_567, initial: 2_000_000, most: 9_999_999 }, 1, 1],
])('for %j with a minimum step of %d it is %d', (range, smallest, expected) => {
  expect(sliderStep(range, smallest)).toBe(expected);
});
