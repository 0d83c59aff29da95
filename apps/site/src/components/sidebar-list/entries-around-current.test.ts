import { expect, test } from 'vitest';
import { entriesAroundCurrent, MAX_ENTRIES } from './entries-around-current.ts';

const list = (count: number) => Array.from({ length: count }, (_, index) => ({ url: `/${index}` }));
const indexesAround = (count: number, url: string) =>
  entriesAroundCurrent(list(count), url).map((entry) => Number(entry.url.slice(1)));
const from = (start: number) => Array.from({ length: MAX_ENTRIES }, (_, index) => start + index);

test('a short list is complete', () => {
  expect(entriesAroundCurrent([], '/0')).toEqual([]);
  expect(indexesAround(MAX_ENTRIES, '/11')).toEqual(from(0));
});

test.each([
  ['/0', 0],
  ['/3', 0],
  ['/50', 47],
  ['/95', 88],
  ['/99', 88],
  ['/elsewhere', 0],
])('of a hundred, the entries around %s begin at %s', (url, start) => {
  expect(indexesAround(100, url)).toEqual(from(start));
});
