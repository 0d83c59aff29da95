import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { backTarget } from './back-target.ts';

describe('back target', () => {
  it('is the query parameter first', () => {
    expect(backTarget({ from: '/news?page=2', to: '/careers' })).toBe('/news?page=2');
  });

  it('is the given target next, as a string or as an object with a path', () => {
    expect(backTarget({ from: null, to: '/careers' })).toBe('/careers');
    expect(backTarget({ from: '', to: { path: '/about-us/guides#kartu' } })).toBe('/about-us/guides#kartu');
  });

  it('is the list of all blogs when nothing is given', () => {
    expect(backTarget({})).toBe('/blogs/all');
    expect(backTarget({ to: '' })).toBe('/blogs/all');
  });

  it.each([
    '/',
    '/en/news',
    '/news?topic=a%2Fb&q=//',
    '/search?q=50%25',
    '/literasi/detail/menabung%20rutin',
    '/blogs/.well',
    '/news#bagian-2',
  ])('may be %s', (from) => {
    expect(backTarget({ from, to: '/careers' })).toBe(from);
  });

  it.each([
    ['an absolute address', 'https://evil.example/'],
    ['a relative path', 'news'],
    ['an address without scheme', '//evil.example'],
    ['more slashes', '///evil.example'],
    ['slashes inside', '/news//evil.example'],
    ['a backslash', '/\\evil.example'],
    ['two backslashes', '\\\\evil.example'],
    ['a backslash in the query', '/news?a=\\'],
    ['a script', 'javascript:alert(1)'],
    ['a script in capitals', 'JaVaScRiPt:alert(1)'],
    ['a script after a space', ' javascript:alert(1)'],
    ['data', 'data:text/html,<script>alert(1)</script>'],
    ['a tab that parsers drop', '/\t/evil.example'],
    ['a line break that parsers drop', '/\n/evil.example'],
    ['a line break in front', '\n//evil.example'],
    ['a null', '/news\0'],
    ['a delete character', '/news\x7f'],
    ['a change of writing direction', '/news/\u202egpj.exe'],
    ['a character of no width', '/\u200b/evil.example'],
    ['half a character', '/\ud800'],
    ['an encoded slash', '/%2Fevil.example'],
    ['an encoded slash in small letters', '/%2fevil.example'],
    ['an encoded backslash', '/%5Cevil.example'],
    ['a slash encoded twice', '/%252Fevil.example'],
    ['an encoded line break', '/%0A/evil.example'],
    ['an encoded tab', '/%09/evil.example'],
    ['an encoded null', '/news%00'],
    ['a parent', '/..//evil.example'],
    ['a parent at the end', '/news/..'],
    ['an encoded parent', '/%2e%2e/evil.example'],
    ['a half encoded parent', '/.%2E/evil.example'],
    ['the same directory', '/.//evil.example'],
    ['a broken escape', '/%'],
    ['bytes that are no character', '/%ff'],
  ])('is never %s', (_, hostile) => {
    expect(backTarget({ from: hostile, to: '/careers' })).toBe('/careers');
    expect(backTarget({ to: hostile })).toBe('/blogs/all');
    expect(backTarget({ to: { path: hostile } })).toBe('/blogs/all');
  });

  it('stays on the site for any input', () => {
    const site = 'https://bank.example';
    const piece = fc.constantFrom(
      '/',
      '\\',
      '.',
      '%2f',
      '%5c',
      '%2e',
      '\t',
      '\n',
      ':',
      '@',
      '?',
      '#',
      'evil.example',
    );
    const hostile = fc.array(fc.oneof(piece, fc.string({ maxLength: 3 })), { maxLength: 8 });
    fc.assert(
      fc.property(hostile, (pieces) => {
        const { origin, pathname } = new URL(backTarget({ from: `/${pieces.join('')}` }), site);
        expect(origin).toBe(site);
        expect(pathname.startsWith('//')).toBe(false);
      }),
      { numRuns: 2000 },
    );
  });
});
