import { expect, it } from 'vitest';
import { tiersMeet } from './interest-tiers.ts';

const judge = (...tiers: [number, number | null][]) =>
  tiersMeet(
    tiers.map(([from, to]) => ({ from, to })),
    { req: {} } as never,
  );

it.each([
  ['none', []],
  ['one without an end', [[0, null]]],
  [
    'tiers that follow each other',
    [
      [0, 10],
      [10, 20],
      [20, null],
    ],
  ],
  [
    'an end at the top',
    [
      [0, 10],
      [10, 20],
    ],
  ],
] as [string, [number, number | null][]][])('%s is sound', (_what, tiers) => {
  expect(judge(...tiers)).toBe(true);
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
    'a tier after one without an end',
    [
      [0, null],
      [10, null],
    ],
  ],
  ['a tier that ends where it begins', [[10, 10]]],
] as [string, [number, number | null][]][])('%s is refused', (_what, tiers) => {
  expect(judge(...tiers)).toMatch(/tingkat/);
});
