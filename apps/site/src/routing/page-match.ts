import { LOCALES, type Locale } from '@beranda/contract';
import { matchRoutes } from 'react-router';
import { localeOf, withoutLocale, withPrefix } from '#src/i18n/paths.ts';
import { pageOfRouteId, pageRouteId, unknownRouteId } from './route-ids.ts';
import { ALL_PAGE_IDS, PAGE_IDS, type PageId, patternsOf } from './routes.ts';

export type PageMatch = { page: PageId | undefined; locale: Locale; routeId: string };

type Pattern = { id: string; path: string; caseSensitive: true };

/** Patterns of some pages per language, in the ranking of React Router, without layout routes. */
function createMatcher(pages: readonly PageId[]): (pathname: string) => PageMatch {
  const patterns = Object.fromEntries(
    LOCALES.map((locale) => [
      locale,
      pages.flatMap((page) =>
        patternsOf(page, locale).map((path, index) => ({
          id: pageRouteId(page, locale, index),
          path,
          caseSensitive: true,
        })),
      ),
    ]),
  ) as Record<Locale, Pattern[]>;
  // Index by path. A static pattern equal to the path always ranks first.
  const byPath = Object.fromEntries(
    LOCALES.map((locale) => [locale, new Map(patterns[locale].map((pattern) => [pattern.path, pattern]))]),
  ) as Record<Locale, Map<string, Pattern>>;
  return (pathname) => {
    const locale = localeOf(pathname);
    const path = withoutLocale(pathname);
    // Fast path: the index finds most pages; `matchRoutes` ranks all patterns on each call.
    const match = byPath[locale].get(path) ?? matchRoutes(patterns[locale], path)?.[0]?.route;
    return { page: match && pageOfRouteId(match.id), locale, routeId: match?.id ?? unknownRouteId(locale) };
  };
}

/**
 * Matches a path to a page of the site (not of the design collection) with the ranking of React Router; `page` is undefined
 * for unknown paths.
 */
export const matchPage = /* @__PURE__ */ createMatcher(PAGE_IDS);

/**
 * As `matchPage`, also for the pages of the design collection. The browser needs only this one: where the collection is
 * hidden, there is no route for them.
 */
export const matchPageOrDesign = /* @__PURE__ */ createMatcher(ALL_PAGE_IDS);

/** All paths of a page without parameters in a language, its own path first. */
export function addressesOf(page: PageId, locale: Locale): string[] {
  return patternsOf(page, locale).map((path) => withPrefix(path, locale));
}
