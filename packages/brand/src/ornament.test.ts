import { expect, test } from 'vitest';
import { diamondsPath, petalsPath } from './ornament.ts';

const numbersIn = (path: string) => [...path.matchAll(/-?[\d.]+/g)].map(Number);

test.each([
  ['petals', (size: number) => petalsPath(size, 0.17)],
  ['diamonds', diamondsPath],
])('the %s of a tile are closed, near it, and grow with it', (_name, pathOf) => {
  expect(pathOf(100)).toMatch(/^M[\w\s.,-]+z$/i);
  const numbers = numbersIn(pathOf(100));
  expect(numbers.filter((value) => !(value >= -100 && value <= 200))).toEqual([]);
  for (const [index, value] of numbersIn(pathOf(200)).entries())
    expect(Math.abs(value - 2 * (numbers[index] ?? Number.NaN))).toBeLessThanOrEqual(0.2);
});
