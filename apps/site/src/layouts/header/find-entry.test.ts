import type { RightMenuItem } from '@beranda/contract';
import { expect, test } from 'vitest';
import { findEntry } from './find-entry.ts';

const entry = (type: string, subTypes?: RightMenuItem['subTypes']) =>
  ({ type, slug: `/${type}`, icon: 'search', iconWidth: 20, subTypes }) as RightMenuItem;

test('the search needs nothing below it', () => {
  const search = entry('search');
  expect(findEntry([search], 'search')).toBe(search);
});

test.each([[undefined], [[]]])('a menu with nothing in it is left out', (subTypes) => {
  expect(findEntry([entry('language', subTypes)], 'language')).toBeUndefined();
});

test('of several entries of a kind the first counts, and unknown kinds are passed over', () => {
  const first = entry('bank-access', [{ text: 'Masuk', icon: 'login', url: 'https://masuk.example' }]);
  const items = [entry('chat'), first, entry('bank-access', [{ text: 'Lain', icon: 'login' }])];
  expect(findEntry(items, 'bank-access')).toBe(first);
  expect(findEntry(items, 'search')).toBeUndefined();
});
