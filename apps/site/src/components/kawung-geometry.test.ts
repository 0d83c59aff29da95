import { expect, test } from 'vitest';
import { kawungOf, seededRandom } from './kawung-geometry.ts';

const slugs = Array.from({ length: 300 }, (_, index) => `kabar-${index}`);

test('a slug always gives the same sequence', () => {
  const run = () => {
    const choose = seededRandom('kabar-baik');
    return Array.from({ length: 20 }, () => choose(1_000));
  };
  expect(run()).toEqual(run());
});

test('slugs that differ in one character give different sequences', () => {
  const firstOf = (slug: string) => {
    const choose = seededRandom(slug);
    return [choose(1_000_000), choose(1_000_000)].join();
  };
  expect(new Set(slugs.map(firstOf)).size).toBe(slugs.length);
});

test('a value is an integer below its count, and every integer occurs', () => {
  const choose = seededRandom('kabar');
  const chosen = new Set(Array.from({ length: 400 }, () => choose(12)));
  expect([...chosen].sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
});

test('the kawung of a slug is stable, and different slugs have different ones', () => {
  expect(kawungOf('kabar-baik')).toEqual(kawungOf('kabar-baik'));
  expect(new Set(slugs.map((slug) => JSON.stringify(kawungOf(slug)))).size).toBeGreaterThan(290);
});

test('scale, angle, density and petals all vary, and the offset stays within one tile', () => {
  const all = slugs.map(kawungOf);
  expect(new Set(all.map(({ size }) => size)).size).toBe(6);
  expect(new Set(all.map(({ angle }) => angle)).size).toBe(6);
  expect(new Set(all.map(({ bulge }) => bulge)).size).toBe(3);
  expect(new Set(all.map(({ petals }) => petals))).toEqual(new Set(['both', 'outlined', 'filled']));
  for (const { size, x, y } of all) {
    expect(x).toBeLessThan(size);
    expect(y).toBeLessThan(size);
  }
});
