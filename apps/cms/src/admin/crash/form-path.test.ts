import { expect, it } from 'vitest';
import { formPathOf } from './form-path.ts';

it.each([
  ['/admin/collections/news/12', '/api/news/12'],
  ['/admin/collections/news/create', '/api/news/new'],
  ['/admin/globals/home', '/api/globals/home'],
  ['/admin/collections/news', null],
  ['/admin', null],
  ['/admin/market', null],
])('%s keeps its input as %s', (pathname, path) => {
  expect(formPathOf(pathname, { admin: '/admin', api: '/api' })).toBe(path);
});
