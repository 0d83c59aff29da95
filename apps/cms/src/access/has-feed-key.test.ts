import { expect, it } from 'vitest';
import { hasFeedKey } from './has-feed-key.ts';

const key = 'the-key-of-the-core-banking-system-alone';

it.each([
  [`Bearer ${key}`, true],
  [`bearer  ${key}`, true],
  [key, false],
  [`Basic ${key}`, false],
  [`Bearer ${key}x`, false],
  [`Bearer ${key.slice(1)}`, false],
  ['Bearer ', false],
  ['', false],
])('%s: %s', (given, expected) => {
  expect(hasFeedKey(new Headers({ authorization: given }), key)).toBe(expected);
});

it('no header is no key', () => {
  expect(hasFeedKey(new Headers(), key)).toBe(false);
});
