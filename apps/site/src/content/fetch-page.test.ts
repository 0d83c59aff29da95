import { expect, it } from 'vitest';
import { pageNumberOf } from './fetch-page.server.ts';

const pageOf = (search: string) => pageNumberOf({ pathname: '/news', query: new URLSearchParams(search) });

it('is the first page without the parameter', () => {
  expect(pageOf('')).toBe(1);
  expect(pageOf('page=12')).toBe(12);
  expect(pageOf('page=10000')).toBe(10_000);
});

it.each(['page=0', 'page=-1', 'page=1.5', 'page=02', 'page=two', 'page=', 'page=10001', 'page=1e3'])(
  'throws a 404 for %s',
  (search) => {
    expect(() => pageOf(search)).toThrow(expect.objectContaining({ statusCode: 404 }));
  },
);
