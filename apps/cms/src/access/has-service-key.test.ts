import { SERVICE_KEY_HEADER } from '@beranda/contract';
import { expect, it } from 'vitest';
import { hasServiceKey } from './has-service-key.ts';

const key = 'the-key-of-the-site-and-of-nobody-else';

it.each([
  [key, true],
  [` ${key} `, true],
  [`${key}x`, false],
  [key.slice(1), false],
  [key.toUpperCase(), false],
  ['', false],
])('%s: %s', (given, expected) => {
  expect(hasServiceKey(new Headers({ [SERVICE_KEY_HEADER]: given }), key)).toBe(expected);
});

it('no header is no key', () => {
  expect(hasServiceKey(new Headers(), key)).toBe(false);
});
