import { LOCALES, type Locale } from '@beranda/contract';
import { matchRoutes } from 'react-router';
import { inLocale, localeOf, withoutLocale, withPrefix } from '#src/i18n/paths.ts';
import { pageOfRouteId, pageRouteId, unknownRouteId } from './route-ids.ts';
import { definitionOf, PAGE_IDS, type PageId, pages, patternsOf } from './routes.ts';

export type PageMatch = { page: PageId | undefined; locale: Locale; routeId: string };

type Pattern = { id: string; path: string; caseSensitive: true };

/** The patterns of each language as React Router ranks them, without the layouts that it has them in. */
const PATTERNS = Object.fromEntries(
  LOCALES.map((locale) => [
    locale,
    PAGE_IDS.flatMap((page) =>
      patternsOf(page, locale).map((path, index) => ({
        id: pageRouteId(page, locale, index),
        path,
        caseSensitive: true,
      })),
    ),
  ]),
) as Record<Locale, Pattern[]>;

/** By their paths; a pattern without parameters that is the path itself ranks before all others. */
const BY_PATH = Object.fromEntries(
  LOCALES.map((locale) => [locale, new Map(PATTERNS[locale].map((pattern) => [pattern.path, pattern]))]),
) as Record<Locale, Map<string, Pattern>>;

/** Which page an address belongs to, by the router's own ranking; `page` is undefined where the site has none. */
export function matchPage(pathname: string): PageMatch {
  const locale = localeOf(pathname);
  const path = withoutLocale(pathname);
  // Most addresses are found so, and the router would look through and rank all patterns for each.
  const match = BY_PATH[locale].get(path) ?? matchRoutes(PATTERNS[locale], path)?.[0]?.route;
  return { page: match && pageOfRouteId(match.id), locale, routeId: match?.id ?? unknownRouteId(locale) };
}

/**
 * The one address under which a page is rendered and stored: no trailing slash, only the query parameters that
 * the page declares, in the order in which it declares them, each once.
 */
export function canonicalTarget(pathname: string, search: string): string {
  const { page } = matchPage(pathname);
  const trimmed = pathname.replace(/(?!^)\/+$/, '');
  const requested = new URLSearchParams(search);
  const query = new URLSearchParams();
  const { query: stored = [], inputs = [] } = page ? definitionOf(page) : {};
  for (const name of [...stored, ...inputs]) {
    const value = requested.get(name);
    if (value !== null) query.set(name, value);
  }
  return query.size > 0 ? `${trimmed}?${query}` : trimmed;
}

/** Whether an address carries something that a visitor typed, so that its page is not one for everybody. */
export function hasInputs(page: PageId, target: string): boolean {
  const query = new URLSearchParams(target.split('?')[1]);
  return definitionOf(page).inputs?.some((name) => query.has(name)) ?? false;
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

/** Every address under which a page without parameters is reached in a language, its own first. */
export function addressesOf(page: PageId, locale: Locale): string[] {
  return patternsOf(page, locale).map((path) => withPrefix(path, locale));
}
