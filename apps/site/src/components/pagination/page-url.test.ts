import { expect, it } from 'vitest';
import { pageUrl } from './page-url.ts';

it('names the page beside the filters, and not where it is the first', () => {
  expect(pageUrl('/news', 1)).toBe('/news');
  expect(pageUrl('/news?topic=csr', 1)).toBe('/news?topic=csr');
  expect(pageUrl('/news', 2)).toBe('/news?page=2');
  expect(pageUrl('/news?topic=csr', 12)).toBe('/news?topic=csr&page=12');
  expect(pageUrl('/news', '[page]')).toBe('/news?page=[page]');
});
