import { expect, it } from 'vitest';
import { beside } from './beside.ts';

const entries = ['a', 'b', 'c'].map((name) => ({ text: name, url: `/${name}`, lang: 'id-ID' }));

it.each([
  ['/a', undefined, 'b'],
  ['/b', 'a', 'c'],
  ['/c', 'b', undefined],
  ['/draft', undefined, undefined],
])('beside %s are %s and %s', (url, previous, next) => {
  const row = beside(entries, url);
  expect([row.previous?.text, row.next?.text]).toEqual([previous, next]);
});
