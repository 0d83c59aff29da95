import { localeOf } from '@beranda/contract';
import { describe, expect, it } from 'vitest';
import { type DetectionAddress, detectLocale, type VisitorHints } from './locale-detection.ts';

const detect = (
  LOCALE_DETECTION: 'off' | 'root' | 'all',
  { pathname, ...hints }: VisitorHints & Pick<DetectionAddress, 'pathname'>,
) =>
  detectLocale({ LOCALE_DETECTION, LOCALE_COOKIE: 'lang' }, hints, {
    pathname,
    locale: localeOf(pathname),
  });

const visit = (acceptLanguage?: string, cookie?: string, pathname = '/', userAgent = 'Mozilla/5.0') => ({
  pathname,
  cookie: cookie && `first=1; lang=${cookie}; xlang=zz`,
  acceptLanguage,
  userAgent,
  fetchSite: undefined as string | undefined,
});

describe('language detection at the root', () => {
  it.each([
    'en-US,en',
    'en-GB,en',
    'fr-FR,fr,en;q=0.8',
    'fr, en;q=0.5',
    'ms-MY,ms,id;q=0.8,en',
    'en,*;q=0.5',
  ])('%s redirects to English', (header) => {
    expect(detect('root', visit(header))).toBe('en');
  });

  it.each([
    'id-ID,id;q=0.9,en-US;q=0.8',
    'fr-FR,fr',
    '*',
    undefined,
    'en;q=0.1,id;q=0.9',
    'ms-MY,ms,id;q=0.8,en;q=0.7',
    'en;q=0',
    ',;q=,en;q=x',
    '*;q=0.9,en;q=0.8',
  ])('%s does not redirect', (header) => {
    expect(detect('root', visit(header))).toBeUndefined();
  });

  it('follows the cookie rather than the browser', () => {
    expect(detect('root', visit('id', 'en'))).toBe('en');
    expect(detect('root', visit('en', 'id'))).toBeUndefined();
  });

  it('ignores an unknown cookie value', () => {
    expect(detect('root', visit('en', 'xx'))).toBe('en');
    expect(detect('root', visit('id', '<script>'))).toBeUndefined();
  });

  it('does not redirect any other URL', () => {
    expect(detect('root', visit('en', 'en', '/blogs'))).toBeUndefined();
    expect(detect('root', visit('id', 'id', '/en'))).toBeUndefined();
  });

  it('does not redirect a visitor who follows a link of the site', () => {
    expect(detect('root', { ...visit('en', 'en'), fetchSite: 'same-origin' })).toBeUndefined();
    expect(detect('root', { ...visit('en', 'en'), fetchSite: 'cross-site' })).toBe('en');
  });

  it('never redirects a crawler', () => {
    expect(
      detect('root', visit('en', undefined, '/', 'Mozilla/5.0 (compatible; Googlebot/2.1)')),
    ).toBeUndefined();
  });

  it('does nothing when off, and covers every URL without prefix when set to all', () => {
    expect(detect('off', visit('en', 'en'))).toBeUndefined();
    expect(detect('all', visit('en', undefined, '/blogs'))).toBe('en');
    expect(detect('all', visit('id', 'id', '/en/blogs'))).toBeUndefined();
  });
});
