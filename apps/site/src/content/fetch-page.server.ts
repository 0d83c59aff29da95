import type { ItemCollection } from '@beranda/contract';
import type { ItemList, ListQuery } from './items.ts';
import type { LoaderInput } from './loading.ts';
import { notFound } from './page-error.ts';

const LAST_POSSIBLE_PAGE = 10_000;

type PageInput = Pick<LoaderInput, 'content' | 'locale' | 'pathname' | 'query'>;

/**
 * The page of a list that the query parameter `page` names; the first without it.
 *
 * @throws PageError with status 404 for anything that is no page number.
 */
export function pageNumberOf({ pathname, query }: Pick<PageInput, 'pathname' | 'query'>): number {
  const value = query.get('page') ?? '1';
  const page = /^[1-9]\d{0,4}$/.test(value) ? Number(value) : Number.NaN;
  if (page <= LAST_POSSIBLE_PAGE) return page;
  throw notFound(pathname);
}

/**
 * The page of a collection's list that the query names.
 *
 * @throws PageError with status 404 for a page after the last. The first page of nothing is an empty list.
 */
export async function listPage<C extends ItemCollection>(
  requested: PageInput,
  collection: C,
  question: Pick<ListQuery, 'itemsPerPage' | 'where'>,
): Promise<ItemList<C>> {
  const page = pageNumberOf(requested);
  const list = await requested.content.items(collection, requested.locale, { ...question, page });
  if (list.items.length === 0 && page > 1) throw notFound(requested.pathname);
  return list;
}
