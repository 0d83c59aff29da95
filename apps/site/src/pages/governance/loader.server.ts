import type { GovernanceCategory } from '@beranda/contract';
import { governanceCategories } from '@beranda/contract';
import type { ListedItem } from '#src/content/items.ts';
import type { Loader } from '#src/content/loader-types.ts';
import { notFound } from '#src/content/page-error.ts';
import { paginate } from '#src/content/paginate.server.ts';
import { readQuery } from '#src/content/read-query.server.ts';
import { matchesWords, normalizeQuery } from '#src/content/search-words.ts';
import { governanceQuery } from '#src/features/governance/governance-query.ts';
import { messagesOf } from '#src/i18n/messages.ts';

export type GovernancePageData = {
  /** Too many to show all at once. */
  hasMany: boolean;
  /** The selected category. */
  category: GovernanceCategory | null;
  /** Search text; empty for everything. */
  search: string;
  page: number;
  itemsPerPage: number;
  /** Total number of matches. */
  totalItems: number;
  /** Each category with its first pages, or with one page of its list. */
  sections: { category: GovernanceCategory; pages: ListedItem<'governance'>[]; totalPages: number }[];
};

/** Up to this many are shown in full; more are cut per category. */
const MAX_UNCUT = 15;
/** Pages per category if cut. Rows of three. */
const ITEMS_PER_CATEGORY = 9;
const ITEMS_PER_PAGE = 24;

/** Governance pages of all categories or one, optionally matching a search. */
export const load: Loader<GovernancePageData> = async (input) => {
  const { content, locale, pathname } = input;
  const { category, q, page } = readQuery(governanceQuery, input);
  // Only a single category is paginated.
  if (!category && page > 1) throw notFound(pathname);
  const items = await content.allItems('governance', locale);
  const search = normalizeQuery(q);
  const isFound = matchesWords(search);
  const names = messagesOf(locale).governance.category;
  const found = items.filter(
    (item) =>
      (category === null || item.category === category) &&
      isFound(`${item.title} ${item.summary} ${names[item.category]}`),
  );
  const list = category && paginate(found, { pathname, page }, ITEMS_PER_PAGE);
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
    page,
    itemsPerPage: list ? ITEMS_PER_PAGE : found.length,
    totalItems: found.length,
    sections,
  };
};
