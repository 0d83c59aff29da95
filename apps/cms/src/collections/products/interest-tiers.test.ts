import { expect, it } from 'vitest';
import { validateContiguousTiers } from './interest-tiers.ts';

const validate = (...tiers: [number, number | null][]) =>
  validateContiguousTiers(
    tiers.map(([from, to]) => ({ from, to })),
    { req: {} } as never,
  );

it.each([
  ['no tiers', []],
  ['an unbounded tier', [[0, null]]],
  [
    'adjacent tiers',
    [
      [0, 10],
      [10, 20],
      [20, null],
    ],
  ],
  [
    'a last tier with an end',
    [
      [0, 10],
      [10, 20],
    ],
  ],
] as [string, [number, number | null][]][])('%s is valid', (_what, tiers) => {
  expect(validate(...tiers)).toBe(true);
});

it.each([
  [
    'a gap',
    [
      [0, 10],
      [20, null],
    ],
  ],
  [
    'an overlap',
    [
      [0, 10],
      [5, null],
    ],
  ],
  [
    'a tier after an unbounded one',
    [
      [0, null],
      [10, null],
    ],
  ],
  ['a tier that ends where it begins', [[10, 10]]],
] as [string, [number, number | null][]][])('%s is rejected', (_what, tiers) => {
  expect(validate(...tiers)).toMatch(/tingkat/);
});
