import { DEFAULT_LOCALE, LOCALES, type Locale } from '@beranda/contract';
import { type PageId, pages } from '../routes.ts';

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
  const bare = withoutLocale(pathname);
  if (locale === DEFAULT_LOCALE) return bare;
  return bare === '/' ? `/${locale}` : `/${locale}${bare}`;
}

/**
 * The address of a page.
 *
 * @throws RangeError when a parameter of the page's pattern is not given.
 */
export function pathOf(page: PageId, locale: Locale, parameters: Record<string, string> = {}): string {
  const path = pages[page].path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = parameters[name];
    if (value === undefined) throw new RangeError(`${page} needs the parameter ${name}`);
    return encodeURIComponent(value);
  });
  return inLocale(path, locale);
}

/** True for addresses that leave the site; those are plain links and full page loads. */
export function isExternal(url: string): boolean {
  return /^[a-z][a-z\d+.-]*:|^\/\//i.test(url);
}
