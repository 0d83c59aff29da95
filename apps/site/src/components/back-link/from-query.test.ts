import { expect, it } from 'vitest';
import { backTarget } from './back-target.ts';
import { fromQuery } from './from-query.ts';

it('is empty for the start of a list', () => {
  expect(fromQuery('/news', 1)).toBe('');
});

it.each([
  ['/news', 3, '/news?page=3'],
  ['/news?topic=csr', 1, '/news?topic=csr'],
  ['/careers?field=it&city=Banda+Aceh', 2, '/careers?field=it&city=Banda+Aceh&page=2'],
  ['/branches?q=a%26b%5C%2F%2F%23%E2%80%AE', 1, '/branches?q=a%26b%5C%2F%2F%23%E2%80%AE'],
])('from %s, page %d, a back link leads to %s', (url, page, part) => {
  const from = new URLSearchParams(fromQuery(url, page)).get('from');
  expect(backTarget({ from, to: '/elsewhere' })).toBe(part);
});
