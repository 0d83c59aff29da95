import { pageNumberOf } from './fetch-page.server.ts';
import type { LoaderInput } from './loading.ts';
import { notFound } from './page-error.ts';

/** One page of a list that is wholly there. */
export type PartOfList<Item> = { items: Item[]; page: number; itemsPerPage: number; totalItems: number };

/**
 * Takes the page that the query names out of a list that is wholly there, as what depends on the time of day is.
 *
 * @throws PageError with status 404, when there is no such page. An empty list has a first one.
 */
export function partOfList<Item>(
  all: readonly Item[],
  requested: Pick<LoaderInput, 'pathname' | 'query'>,
  itemsPerPage: number,
): PartOfList<Item> {
  const page = pageNumberOf(requested);
  const lastPage = Math.max(1, Math.ceil(all.length / itemsPerPage));
  if (page > lastPage) throw notFound(requested.pathname);
  const items = all.slice((page - 1) * itemsPerPage, page * itemsPerPage);
  return { items, page, itemsPerPage, totalItems: all.length };
}
