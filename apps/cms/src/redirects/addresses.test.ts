import { describe, expect, it } from 'vitest';
import { sourceError, sourceOf, targetError, targetOf } from './addresses.ts';

const SITE = 'https://www.bank.example';

describe('the source of a redirect', () => {
  it.each([
    '/berita',
    '/berita/lama',
    '/en/berita',
    '/berita/**',
    '/en/berita/**',
    '/Produk%20Kami',
    '/apis',
    '/english',
    '/feed',
    '/en/sitemap.xml',
    '/berita/robots.txt',
    '/a;b=c',
    '/a:b',
    '/berita.html',
  ])('may be %s', (from) => expect(sourceError(from)).toBeNull());

  it.each([
    ['', /satu “\/”/],
    ['berita', /satu “\/”/],
    ['//elsewhere.example', /satu “\/”/],
    ['https://elsewhere.example', /satu “\/”/],
    ['/berita?page=2', /tanpa “\?”/],
    ['/berita#atas', /tanpa “\?”/],
    ['/berita/', /Hapus “\/”/],
    ['/en/berita/', /Hapus “\/”/],
    ['/berita/*', /“\/\*\*”/],
    ['/berita/**/lama', /“\/\*\*”/],
    ['/berita**', /“\/\*\*”/],
    ['/**/**', /“\/\*\*”/],
    ['/berita/:slug', /“\/:nama”/],
    ['/:tahun/berita/**', /“\/:nama”/],
    ['/', /Beranda/],
    ['/**', /Beranda/],
    ['/en', /Beranda/],
    ['/en/', /Beranda/],
    ['/en/**', /Beranda/],
    ['/api', /situs sendiri/],
    ['/berita/_payload.json', /situs sendiri/],
    ['/api/healthz', /situs sendiri/],
    ['/admin/**', /situs sendiri/],
    ['/assets/a.js', /situs sendiri/],
    ['/media/a.jpg', /situs sendiri/],
    ['/builds/latest.json', /situs sendiri/],
    ['/design', /situs sendiri/],
    ['/en/design/**', /situs sendiri/],
    ['/robots.txt', /situs sendiri/],
    ['/robots.txt/**', /situs sendiri/],
    ['/sitemap.xml', /situs sendiri/],
    ['/favicon.ico', /situs sendiri/],
    ['/favicon.svg', /situs sendiri/],
    ['/feed.xml', /situs sendiri/],
    ['/en/feed.xml', /situs sendiri/],
    ['/healthz', /situs sendiri/],
    ['/readyz', /situs sendiri/],
    ['/metrics', /situs sendiri/],
    ['/.well-known/**', /situs sendiri/],
    ['/.well-known/security.txt', /situs sendiri/],
    ['/a//b', /“\/\/”/],
    ['/a/../b', /“\/\.\.”/],
    ['/./a', /karakter/],
    ['/a\\b', /karakter/],
    ['/a\tb', /karakter/],
    ['/a%2fb', /karakter/],
    ['/a%00', /karakter/],
    ['/a%zz', /karakter/],
    ['/caf%E9', /karakter/],
    ['/%6eews', /karakter/],
    ['/%c3%a9', /karakter/],
    ['/a"b', /karakter/],
    [`/${'a'.repeat(1_000)}`, /1000/],
  ])('may not be %j', (from, reason) => expect(sourceError(from)?.id).toMatch(reason));

  it.each([
    ['  /berita ', '/berita'],
    ['/Produk Kami', '/Produk%20Kami'],
    ['/café', '/caf%C3%A9'],
    ['/caf%C3%A9', '/caf%C3%A9'],
    ['/%6eews/**', '/news/**'],
    ['/a%7eb', '/a~b'],
    ['/%c3%a9', '/%C3%A9'],
    ['/%256eews', '/%256eews'],
    ['/\ud800', '/\ud800'],
  ])('is normalized as the site looks it up: %j', (typed, from) => expect(sourceOf(typed)).toBe(from));

  it.each([
    ['/%61pi/users', /situs sendiri/],
    ['/%2ewell-known', /situs sendiri/],
    ['/%65n', /Beranda/],
    ['/a/%2e%2e/b', /“\/\.\.”/],
    ['/a%2fb', /karakter/],
    ['/%%36eews', /karakter/],
    ['/caf%e9', /karakter/],
  ])('is validated as the site would read it: %j', (typed, reason) =>
    expect(sourceError(sourceOf(typed))?.id).toMatch(reason),
  );
});

describe('the target of a redirect', () => {
  it.each([
    ['/news', '/news'],
    ['/news?page=2#atas', '/news?page=2#atas'],
    ['/café', '/caf%C3%A9'],
    ['/%61?b=%61', '/a?b=%61'],
    [`${SITE}/%61`, '/a'],
    ['https://elsewhere.example', 'https://elsewhere.example/'],
    ['HTTPS://Elsewhere.example/A', 'https://elsewhere.example/A'],
    [`${SITE}/news?a#b`, '/news?a#b'],
    ['http://www.bank.example/news', '/news'],
    ['http://elsewhere.example/', 'http://elsewhere.example/'],
  ])('is normalized: %s', (typed, to) => expect(targetOf(typed, SITE)).toBe(to));

  it.each(['/', '/news', '/en/news', '/media/a.pdf', 'https://elsewhere.example/a?b#c'])('may be %s', (to) =>
    expect(targetError(targetOf(to, SITE))).toBeNull(),
  );

  it.each([
    '',
    'news',
    '//elsewhere.example',
    '/\\elsewhere.example',
    'http://elsewhere.example',
    'javascript:alert(1)',
    'https://www.bank.example//elsewhere.example',
    'https://a@elsewhere.example',
    '/news/**',
    `/${'a'.repeat(1_000)}`,
  ])('may not be %j', (to) => expect(targetError(targetOf(to, SITE))).not.toBeNull());
});
