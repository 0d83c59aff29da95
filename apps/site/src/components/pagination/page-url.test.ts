import { expect, it } from 'vitest';
import { pageUrl } from './page-url.ts';

it('adds the page to the filters, except for the first page', () => {
  expect(pageUrl('/news', 1)).toBe('/news');
  expect(pageUrl('/news?topic=csr', 1)).toBe('/news?topic=csr');
  expect(pageUrl('/news', 2)).toBe('/news?page=2');
  expect(pageUrl('/news?topic=csr', 12)).toBe('/news?topic=csr&page=12');
  expect(pageUrl('/news', '[page]')).toBe('/news?page=[page]');
});
