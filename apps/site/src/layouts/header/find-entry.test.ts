import type { RightMenuItem } from '@beranda/contract';
import { expect, test } from 'vitest';
import { findEntry, subTypesOf } from './find-entry.ts';

const entry = (type: string, subTypes?: RightMenuItem['subTypes']) =>
  ({ type, slug: `/${type}`, icon: 'search', iconWidth: 20, subTypes }) as RightMenuItem;

test('the search entry needs no sub-items', () => {
  const search = entry('search');
  expect(findEntry([search], 'search')).toBe(search);
});

test.each([[undefined], [[]]])('a menu without sub-items is left out', (subTypes) => {
  expect(findEntry([entry('language', subTypes)], 'language')).toBeUndefined();
});

test('a sub-item without address and language is left out, and a menu of nothing else too', () => {
  const nowhere = { text: 'Masuk', icon: 'login' };
  const somewhere = { text: 'Daftar', icon: 'user-plus', url: 'https://masuk.example/daftar' };
  expect(subTypesOf(entry('bank-access', [nowhere, somewhere]))).toEqual([somewhere]);
  expect(findEntry([entry('bank-access', [nowhere])], 'bank-access')).toBeUndefined();
});

test('the first entry of a type is used, and unknown types are ignored', () => {
  const first = entry('bank-access', [{ text: 'Masuk', icon: 'login', url: 'https://masuk.example' }]);
  const items = [entry('chat'), first, entry('bank-access', [{ text: 'Lain', icon: 'login' }])];
  expect(findEntry(items, 'bank-access')).toBe(first);
  expect(findEntry(items, 'search')).toBeUndefined();
});
