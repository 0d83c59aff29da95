import type { Loader } from '#src/content/loading.ts';
import { notFound } from '#src/shell/page-error.ts';
import type { NewsPageData } from './page.tsx';

/** One large and rows of three. */
const ITEMS_PER_PAGE = 10;
const LAST_POSSIBLE_PAGE = 10_000;

/** @returns undefined for anything that is no page number. */
function parsePage(value: string | null): number | undefined {
  if (value === null) return 1;
  if (!/^[1-9]\d{0,4}$/.test(value)) return undefined;
  const page = Number(value);
  return page <= LAST_POSSIBLE_PAGE ? page : undefined;
}

export const loadNews: Loader<NewsPageData> = async ({ content, locale, pathname, query }) => {
  const page = parsePage(query.get('page'));
  const list = page && (await content.items('news', locale, { page, itemsPerPage: ITEMS_PER_PAGE }));
  if (!list || (list.items.length === 0 && page > 1)) throw notFound(pathname);
  return list;
};
