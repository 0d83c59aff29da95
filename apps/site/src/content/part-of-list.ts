import { notFound } from '../shell/page-error.ts';

/** One page of a list that is wholly there. */
export type PartOfList<Item> = { items: Item[]; page: number; itemsPerPage: number; totalItems: number };

type Question = {
  /** The query parameter, as it came. */
  page: string | null;
  itemsPerPage: number;
  /** Of the page that shows the list. */
  pathname: string;
};

/**
 * Takes one page out of a list.
 *
 * @throws PageError with status 404, when there is no such page. An empty list has a first one.
 */
export function partOfList<Item>(all: readonly Item[], question: Question): PartOfList<Item> {
  const { page: asked, itemsPerPage, pathname } = question;
  const page = asked === null ? 1 : Number(asked);
  const lastPage = Math.max(1, Math.ceil(all.length / itemsPerPage));
  if (asked !== null && !/^[1-9]\d{0,4}$/.test(asked)) throw notFound(pathname);
  if (page > lastPage) throw notFound(pathname);
  const items = all.slice((page - 1) * itemsPerPage, page * itemsPerPage);
  return { items, page, itemsPerPage, totalItems: all.length };
}
