import { expect, it } from 'vitest';
import { nearestRow, rowByKey } from './nearest-row.ts';

it.each([
  [-5, 0],
  [0, 0],
  [12, 0],
  [13, 1],
  [63, 2],
  [250, 2],
])('a pointer at %d percent selects row %d', (position, expected) => {
  expect(nearestRow([{ at: 0 }, { at: 25 }, { at: 100 }], position)).toBe(expected);
});

it.each([
  ['ArrowLeft', 4, 3],
  ['ArrowLeft', 0, 0],
  ['ArrowRight', 4, 5],
  ['ArrowRight', 9, 9],
  ['Home', 4, 0],
  ['End', 4, 9],
  ['Tab', 4, undefined],
])('%s moves from row %d to %s', (key, from, expected) => {
  expect(rowByKey(key, from, 10)).toBe(expected);
});
