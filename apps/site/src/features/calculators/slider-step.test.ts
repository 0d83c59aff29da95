import { expect, test } from 'vitest';
import { sliderStep } from './slider-step.ts';

test.each([
  [{ min: 5_000_000, initial: 120_000_000, max: 500_000_000 }, 1, 5_000_000],
  [{ min: 100_000_000, initial: 400_000_000, max: 5_000_000_000 }, 1, 50_000_000],
  [{ min: 1, initial: 3, max: 10 }, 1, 1],
  [{ min: 5, initial: 15, max: 30 }, 1, 1],
  [{ min: 0, initial: 10, max: 24 }, 0.01, 0.2],
  [{ min: 3, initial: 7.25, max: 18 }, 0.01, 0.05],
  [{ min: 7, initial: 7, max: 7 }, 1, 1],
  [{ min: 1_234_567, initial: 2_000_000, max: 9_999_999 }, 1, 1],
])('for %j with a minimum step of %d it is %d', (range, smallest, expected) => {
  expect(sliderStep(range, smallest)).toBe(expected);
});
