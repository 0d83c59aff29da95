import type { ItemCollection } from '@beranda/contract';
import type { ItemList, ListQuery } from './items.ts';
import type { LoaderInput } from './loading.ts';
import { notFound } from './page-error.ts';

const MAX_PAGE_NUMBER = 10_000;

type PageInput = Pick<LoaderInput, 'content' | 'locale' | 'pathname' | 'query'>;

/**
 * Parses the query parameter `page`; 1 if it is missing.
 *
 * @throws PageError with status 404 for an invalid page number.
 */
export function pageNumberOf({ pathname, query }: Pick<PageInput, 'pathname' | 'query'>): number {
  const value = query.get('page') ?? '1';
  const page = /^[1-9]\d{0,4}$/.test(value) ? Number(value) : Number.NaN;
  if (page <= MAX_PAGE_NUMBER) return page;
  throw notFound(pathname);
}

/**
 * Fetches the page of a collection's list that the query names.
 *
 * @throws PageError with status 404 for a page after the last. An empty list has one empty page.
 */
export async function fetchPage<C extends ItemCollection>(
  requested: PageInput,
  collection: C,
  listQuery: Pick<ListQuery, 'itemsPerPage' | 'where'>,
): Promise<ItemList<C>> {
  const page = pageNumberOf(requested);
  const list = await requested.content.items(collection, requested.locale, { ...listQuery, page });
  if (list.items.length === 0 && page > 1) throw notFound(requested.pathname);
  return list;
}
