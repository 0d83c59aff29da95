import type { Locale } from '@beranda/contract';
import { ALL_PAGE_IDS, type PageId } from './routes.ts';

/** Route ids, used as keys of loader data. The path pattern 0 is the page's own path. */
export const pageRouteId = (page: PageId, locale: Locale, patternIndex = 0) =>
  patternIndex === 0 ? `${page}:${locale}` : `${page}:${locale}:${patternIndex}`;
export const unknownRouteId = (locale: Locale) => `unknown:${locale}`;

/** Page of a route id; undefined for layouts, roots and unknown paths. */
export function pageOfRouteId(routeId: string): PageId | undefined {
  return ALL_PAGE_IDS.find((page) => routeId.startsWith(`${page}:`));
}
