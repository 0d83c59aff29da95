import { DEFAULT_LOCALE, LOCALES, type Locale } from '@beranda/contract';

/** The language of an address: `/en` and everything below it is English, all else Indonesian. */
export function localeOf(pathname: string): Locale {
  const first = pathname.split('/')[1];
  return LOCALES.find((locale) => locale !== DEFAULT_LOCALE && locale === first) ?? DEFAULT_LOCALE;
}

/** An address without its language prefix: `/en/news` and `/news` both give `/news`. */
export function withoutLocale(pathname: string): string {
  const locale = localeOf(pathname);
  if (locale === DEFAULT_LOCALE) return pathname;
  return pathname.slice(locale.length + 1) || '/';
}

/** The same address in a language: `/news` in English is `/en/news`, `/` is `/en`. */
export function inLocale(pathname: string, locale: Locale): string {
  return withPrefix(withoutLocale(pathname), locale);
}

/** Puts the prefix of a language before a path that has none, whatever the path begins with. */
export function withPrefix(bare: string, locale: Locale): string {
  if (locale === DEFAULT_LOCALE) return bare;
  return bare === '/' ? `/${locale}` : `/${locale}${bare}`;
}

/**
 * A redirect keeps the visitor's query, such as a campaign's, unless its target has one of its own.
 *
 * @param search the visitor's query with its question mark, or nothing.
 */
export function withSearch(target: string, search: string): string {
  if (search === '' || target.includes('?')) return target;
  const [path = '', fragment] = target.split('#');
  return path + search + (fragment === undefined ? '' : `#${fragment}`);
}

/** True for addresses that leave the site; those are plain links and full page loads. */
export function isExternal(url: string): boolean {
  return /^[a-z][a-z\d+.-]*:|^\/\//i.test(url);
}

/** True for files that staff have stored: one address for both languages, and no page of the site. */
export function isStoredFile(path: string): boolean {
  return /^\/(?:documents|media)\//.test(path);
}
