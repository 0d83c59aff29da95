import type { ItemCollection } from '@beranda/contract';
import type { ItemList, ListQuery } from './items.ts';
import type { LoaderInput } from './loader-types.ts';
import { notFound } from './page-error.ts';

type PageInput = Pick<LoaderInput, 'content' | 'locale' | 'pathname'> & { page: number };

/**
 * Fetches a page of a collection's list.
 *
 * @throws PageError with status 404 for a page after the last. An empty list has one empty page.
 */
export async function fetchPage<C extends ItemCollection>(
  requested: PageInput,
  collection: C,
  listQuery: Pick<ListQuery, 'itemsPerPage' | 'where'>,
): Promise<ItemList<C>> {
  const { page } = requested;
  const list = await requested.content.items(collection, requested.locale, { ...listQuery, page });
  if (list.items.length === 0 && page > 1) throw notFound(requested.pathname);
  return list;
}
