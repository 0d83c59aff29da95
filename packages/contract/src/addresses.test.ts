import { expect, it } from 'vitest';
import { normalizePath } from './addresses.ts';

it.each([
  ['/news', '/news'],
  ['/%6eews/%62erita-1', '/news/berita-1'],
  ['/%65n/news', '/en/news'],
  ['/a%7Eb%2dc%2Ed%5fe', '/a~b-c.d_e'],
  ['/caf%c3%a9', '/caf%C3%A9'],
  ['/a%20b%3Fc', '/a%20b%3Fc'],
  ['/%2f%2a', '/%2F%2A'],
  ['/%256eews', '/%256eews'],
])('normalizes %s to %s, idempotently', (path, expected) => {
  expect(normalizePath(path)).toBe(expected);
  expect(normalizePath(expected)).toBe(expected);
});
