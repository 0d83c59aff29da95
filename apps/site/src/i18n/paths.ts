import { DEFAULT_LOCALE, LOCALES, type Locale } from '@beranda/contract';

/** Locale of a path: English for `/en` and below, otherwise Indonesian. */
export function localeOf(pathname: string): Locale {
  const first = pathname.split('/')[1];
  return LOCALES.find((locale) => locale !== DEFAULT_LOCALE && locale === first) ?? DEFAULT_LOCALE;
}

/** A path without its language prefix: `/en/news` and `/news` both give `/news`. */
export function withoutLocale(pathname: string): string {
  const locale = localeOf(pathname);
  if (locale === DEFAULT_LOCALE) return pathname;
  return pathname.slice(locale.length + 1) || '/';
}

/** A path in a locale: `/news` in English is `/en/news`, `/` is `/en`. */
export function inLocale(pathname: string, locale: Locale): string {
  return withPrefix(withoutLocale(pathname), locale);
}

/** Adds a language prefix to a path that has none. */
export function withPrefix(bare: string, locale: Locale): string {
  if (locale === DEFAULT_LOCALE) return bare;
  return bare === '/' ? `/${locale}` : `/${locale}${bare}`;
}

/**
 * Redirect target with the visitor's query (such as campaign parameters), unless the target has its own.
 *
 * @param search the visitor's query with its question mark, or empty.
 */
export function withSearch(target: string, search: string): string {
  if (search === '' || target.includes('?')) return target;
  const [path = '', fragment] = target.split('#');
  return path + search + (fragment === undefined ? '' : `#${fragment}`);
}

/** True for URLs outside the site, which need plain links and full page loads. */
export function isExternal(url: string): boolean {
  return /^[a-z][a-z\d+.-]*:|^\/\//i.test(url);
}

/** True for uploaded files: one URL for both languages. */
export function isStoredFile(path: string): boolean {
  return /^\/(?:documents|media)\//.test(path);
}
