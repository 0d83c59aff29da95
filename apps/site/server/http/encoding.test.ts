import { expect, it } from 'vitest';
import { encodingFor } from './encoding.ts';

it.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['BR', 'br'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['gzip;q=0', 'identity'],
  ['identity', 'identity'],
  ['br;q=rubbish', 'identity'],
])('Accept-Encoding %s gives %s', (header, encoding) => {
  expect(encodingFor(header)).toBe(encoding);
});
