import { expect, test } from 'vitest';
import { downsample } from './downsample.ts';

/** Deterministic oscillating values. */
const wave = (length: number) =>
  Array.from(
    { length },
    (_, index) => 1_000 + index / 3 + 40 * Math.sin(index / 9) + 9 * Math.sin(index * 7),
  );

test('few values are all kept', () => {
  expect(downsample([3, 1, 2], 4)).toEqual([0, 1, 2]);
  expect(downsample([], 4)).toEqual([]);
});

test('five years of trading days are reduced to the maximum, in order and without duplicates', () => {
  const indexes = downsample(wave(1_240), 250);
  expect(indexes.length).toBeLessThanOrEqual(250);
  expect(indexes.length).toBeGreaterThan(200);
  expect(indexes).toEqual([...new Set(indexes)].sort((a, b) => a - b));
});

test('the first, last, lowest and highest value are always kept', () => {
  for (const at of [1, 2, 313, 700, 1_238]) {
    const values = wave(1_240);
    values[at] = 5_000;
    values[1_239 - at] = 2;
    const indexes = downsample(values, 40);
    expect(indexes).toEqual(expect.arrayContaining([0, at, 1_239 - at, 1_239]));
  }
});

test('constant values are downsampled as well', () => {
  const indexes = downsample(new Array(500).fill(1_000), 50);
  expect(indexes.length).toBeLessThanOrEqual(50);
  expect(indexes.at(-1)).toBe(499);
});
