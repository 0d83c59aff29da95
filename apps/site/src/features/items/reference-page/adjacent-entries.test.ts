import { expect, it } from 'vitest';
import { adjacentEntries } from './adjacent-entries.ts';

const entries = ['a', 'b', 'c'].map((name) => ({ text: name, url: `/${name}`, lang: 'id-ID' }));

it.each([
  ['/a', undefined, 'b'],
  ['/b', 'a', 'c'],
  ['/c', 'b', undefined],
  ['/draft', undefined, undefined],
])('next to %s are %s and %s', (url, previous, next) => {
  const row = adjacentEntries(entries, url);
  expect([row.previous?.text, row.next?.text]).toEqual([previous, next]);
});
