import { expect, test } from 'vitest';
import { diamondsPath, petalsPath } from './ornament.ts';

test('four petals go from the centre of the tile to its corners and back', () => {
  expect(petalsPath(100, 0.17)).toBe(
    'M50 50q42 8 50 50q-42 -8 -50 -50q42 -8 50 -50q-42 8 -50 50q-42 -8 -50 -50q42 8 50 50q-42 8 -50 50q42 -8 50 -50z',
  );
});

test('diamonds are in the centre and at the corners', () => {
  const begins = [...diamondsPath(100).matchAll(/M(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [
    Number(x),
    Number(y),
  ]);
  expect(begins).toEqual([
    [50, 46.5],
    [0, -3.5],
    [100, -3.5],
    [0, 96.5],
    [100, 96.5],
  ]);
});
