import type { GovernanceCategory } from '@beranda/contract';
import { governanceCategories } from '@beranda/contract';
import type { ListedItem } from '#src/content/items.ts';
import type { Loader } from '#src/content/loading.ts';
import { notFound } from '#src/content/page-error.ts';
import { partOfList } from '#src/content/paginate.server.ts';
import { hasWordsOf, typedSearch } from '#src/content/search-words.ts';
import { messagesOf } from '#src/i18n/messages.ts';

export type GovernancePageData = {
  /** More than one looks over at a glance. */
  hasMany: boolean;
  /** The one whose pages are shown. */
  category: GovernanceCategory | null;
  /** What somebody looks for; empty for everything. */
  search: string;
  page: number;
  itemsPerPage: number;
  /** Found in all, whether shown here or not. */
  totalItems: number;
  /** Each category with the first of its pages, or with those of this page of its list. */
  sections: { category: GovernanceCategory; pages: ListedItem<'governance'>[]; totalPages: number }[];
};

/** As many as one looks over at a glance; of more, visitors choose a category or search. */
const MAX_UNCUT = 15;
/** Of many, so many stand under each category. Rows of three. */
const ITEMS_PER_CATEGORY = 9;
const ITEMS_PER_PAGE = 24;

/** The pages of all categories or of one, all of them or those that say what somebody looks for. */
export const load: Loader<GovernancePageData> = async (input) => {
  const { content, locale, pathname, query } = input;
  const requested = query.get('category');
  const category = governanceCategories.find((one) => one === requested) ?? null;
  // Only one category has pages of its list.
  if (requested !== null ? !category : query.has('page')) throw notFound(pathname);
  const items = await content.allItems('governance', locale);
  const search = typedSearch(query.get('q'));
  const isFound = hasWordsOf(search);
  const names = messagesOf(locale).governance.category;
  const found = items.filter(
    (item) =>
      (category === null || item.category === category) &&
      isFound(`${item.title} ${item.summary} ${names[item.category]}`),
  );
  const list = category && partOfList(found, input, ITEMS_PER_PAGE);
  const hasMany = items.length > MAX_UNCUT;
  const sections = governanceCategories
    .map((one) => ({ category: one, pages: found.filter((item) => item.category === one) }))
    .map(({ pages, ...section }) => ({
      ...section,
      pages: list?.items ?? (hasMany ? pages.slice(0, ITEMS_PER_CATEGORY) : pages),
      totalPages: pages.length,
    }))
    .filter(({ totalPages }) => totalPages > 0);
  return {
    hasMany,
    category,
    search,
    page: list?.page ?? 1,
    itemsPerPage: ITEMS_PER_PAGE,
    totalItems: found.length,
    sections,
  };
};
