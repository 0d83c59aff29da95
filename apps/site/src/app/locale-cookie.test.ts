import { afterEach, expect, it, vi } from 'vitest';
import { writeLocaleCookie } from './locale-cookie.ts';

afterEach(() => vi.unstubAllGlobals());

/** What is written to a browser's cookies; undefined if nothing is. */
function written(stored: string, protocol = 'https:'): string | undefined {
  let cookie: string | undefined;
  vi.stubGlobal('location', { protocol });
  vi.stubGlobal('document', {
    get cookie() {
      return stored;
    },
    set cookie(value: string) {
      cookie = value;
    },
  });
  writeLocaleCookie('bahasa', 'en');
  return cookie;
}

it('the language is stored for 365 days, for the whole site and links from others', () => {
  expect(written('')).toBe('bahasa=en; Max-Age=31536000; Path=/; SameSite=Lax; Secure');
});

it('without TLS, as on a developer’s machine, the cookie is not secure', () => {
  expect(written('', 'http:')).toBe('bahasa=en; Max-Age=31536000; Path=/; SameSite=Lax');
});

it.each(['bahasa=id', 'bahasa=xx', 'other=1; bahasa=english', 'kebahasa=en'])(
  'another value is replaced: %s',
  (stored) => {
    expect(written(stored)).toMatch(/^bahasa=en;/);
  },
);

it.each(['bahasa=en', 'other=1; bahasa=en; more=2'])('the same value is left as it is: %s', (stored) => {
  expect(written(stored)).toBeUndefined();
});
