import type { LoaderInput } from './loader-types.ts';
import { notFound } from './page-error.ts';

/** One page of a list that is completely in memory. */
export type PaginatedList<Item> = { items: Item[]; page: number; itemsPerPage: number; totalItems: number };

/**
 * Paginates a complete list in memory, for lists whose filters depend on the time of day.
 *
 * @throws PageError with status 404 for a page after the last. An empty list has one empty page.
 */
export function paginate<Item>(
  all: readonly Item[],
  { page, pathname }: Pick<LoaderInput, 'pathname'> & { page: number },
  itemsPerPage: number,
): PaginatedList<Item> {
  const lastPage = Math.max(1, Math.ceil(all.length / itemsPerPage));
  if (page > lastPage) throw notFound(pathname);
  const items = all.slice((page - 1) * itemsPerPage, page * itemsPerPage);
  return { items, page, itemsPerPage, totalItems: all.length };
}
