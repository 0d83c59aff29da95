import { expect, it } from 'vitest';
import { wideCards } from './wide-cards.ts';

it.each([
  [1, 1],
  [2, 2],
  [3, 0],
  [4, 4],
  [5, 2],
  [7, 4],
  [8, 2],
  [12, 0],
])('%i cards fill their rows with %i of them in pairs', (count, wide) => {
  expect(wideCards(count)).toBe(wide);
  // Pairs are rows of two, or the only card; the others are rows of three.
  expect(count === 1 || (wide % 2 === 0 && (count - wide) % 3 === 0)).toBe(true);
});
