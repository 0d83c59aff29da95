import type { Locale } from '@beranda/contract';
import { matchPath } from 'react-router';
import { inLocale, localeOf, withoutLocale } from './i18n/paths.ts';
import { definitionOf, PAGE_IDS, type PageId, pages } from './routes.ts';

export type PageMatch = { page: PageId | undefined; locale: Locale };

/** Which page an address belongs to; `page` is undefined where the site has none. Static patterns win. */
export function matchPage(pathname: string): PageMatch {
  const locale = localeOf(pathname);
  const bare = withoutLocale(pathname);
  const matching = PAGE_IDS.filter((page) =>
    matchPath({ path: definitionOf(page).path, caseSensitive: true }, bare),
  );
  const page = matching.find((candidate) => !definitionOf(candidate).path.includes(':')) ?? matching[0];
  return { page, locale };
}

/**
 * The one address under which a page is rendered and stored: no trailing slash, only the query parameters that
 * the page declares, in the order in which it declares them, each once.
 */
export function canonicalTarget(pathname: string, search: string): string {
  const { page, locale } = matchPage(pathname);
  const trimmed = inLocale(withoutLocale(pathname).replace(/(?!^)\/+$/, ''), locale);
  const asked = new URLSearchParams(search);
  const query = new URLSearchParams();
  const { query: stored = [], inputs = [] } = page ? definitionOf(page) : {};
  for (const name of [...stored, ...inputs]) {
    const value = asked.get(name);
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
