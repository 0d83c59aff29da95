import { LOCALES, type Locale } from '@beranda/contract';
import { PAGE_IDS, type PageId } from './routes.ts';

/** The ids by which the data of pages travels. */
export const pageRouteId = (page: PageId, locale: Locale) => `${page}:${locale}`;
export const unknownRouteId = (locale: Locale) => `unknown:${locale}`;

/** The page that a route id stands for; undefined for layouts, roots and unknown paths. */
export function pageOfRouteId(routeId: string): PageId | undefined {
  return PAGE_IDS.find((page) => LOCALES.some((locale) => pageRouteId(page, locale) === routeId));
}
