import { SERVICE_KEY_HEADER } from '@beranda/contract';
import { describe, expect, it } from 'vitest';
import { hasFeedKey, hasServiceKey } from './keys.ts';

describe('the key of the core banking system', () => {
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
  ])('in %j is accepted: %s', (received, expected) => {
    expect(hasFeedKey(new Headers({ authorization: received }), key)).toBe(expected);
  });

  it('is missing without the header', () => {
    expect(hasFeedKey(new Headers(), key)).toBe(false);
  });
});

describe('the service key of the site', () => {
  const key = 'the-key-of-the-site-and-of-nobody-else';

  it.each([
    [key, true],
    [` ${key} `, true],
    [`${key}x`, false],
    [key.slice(1), false],
    [key.toUpperCase(), false],
    ['', false],
  ])('in %j is accepted: %s', (received, expected) => {
    expect(hasServiceKey(new Headers({ [SERVICE_KEY_HEADER]: received }), key)).toBe(expected);
  });

  it('is missing without the header', () => {
    expect(hasServiceKey(new Headers(), key)).toBe(false);
  });
});
