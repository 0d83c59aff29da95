import { expect, test } from 'vitest';
import { isLabelled, layOutStackedBars } from './stacked-bars.ts';

test('the parts of a bar are stacked up to a rounded maximum', () => {
  const { bars, ticks } = layOutStackedBars([
    [30, 10],
    [10, 5],
  ]);
  expect(ticks.map(({ value }) => value)).toEqual([0, 10, 20, 30, 40]);
  expect(ticks.map(({ y }) => y)).toEqual([100, 75, 50, 25, 0]);
  expect(bars[0]?.parts).toEqual([
    { y: 25, height: 75 },
    { y: 0, height: 25 },
  ]);
  expect(bars[1]?.parts).toEqual([
    { y: 75, height: 25 },
    { y: 62.5, height: 12.5 },
  ]);
});

test('a sum that exceeds a round one by its rounding has no row of its own', () => {
  const { bars, ticks } = layOutStackedBars([[80_000_000, 20_000_041]]);
  expect(ticks.at(-1)?.value).toBe(100_000_000);
  expect(bars[0]?.parts[1]?.y).toBeCloseTo(0, 3);
});

test('few bars are centred, many take the full width', () => {
  const one = layOutStackedBars([[1]]).bars[0];
  expect(Number(one?.x) + Number(one?.width) / 2).toBeCloseTo(50, 2);
  const { bars } = layOutStackedBars(Array.from({ length: 30 }, () => [1, 1]));
  expect(bars[0]?.x).toBeLessThan(1);
  expect(Number(bars[29]?.x) + Number(bars[29]?.width)).toBeGreaterThan(99);
});

test.each([0.4, 7, 132_000_000, 5_400_000_000])('%d is not above the highest tick', (value) => {
  const { bars, ticks } = layOutStackedBars([[value]]);
  expect(ticks.at(-1)?.value).toBeGreaterThanOrEqual(value);
  expect(ticks.length).toBeLessThanOrEqual(5);
  expect(bars[0]?.parts[0]?.y).toBeGreaterThanOrEqual(0);
});

test('zero values give no bars and no NaN', () => {
  expect(JSON.stringify(layOutStackedBars([[0, 0]]))).not.toMatch(/null/);
  expect(layOutStackedBars([]).bars).toEqual([]);
});

test.each([
  [1, [1]],
  [5, [1, 2, 3, 4, 5]],
  [12, [1, 2, 4, 6, 8, 10, 12]],
  [36, [1, 6, 12, 18, 24, 30, 36]],
  [30, [1, 5, 10, 15, 20, 25, 30]],
])('of %d bars these are labelled: %j', (bars, labelled) => {
  const found = Array.from({ length: bars }, (_, index) => index).filter((index) => isLabelled(index, bars));
  expect(found.map((index) => index + 1)).toEqual(labelled);
});
