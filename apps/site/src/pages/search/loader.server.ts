import type { Loader } from '#src/content/loader-types.ts';
import { notFound } from '#src/content/page-error.ts';
import { readQuery } from '#src/content/read-query.server.ts';
import type { DirectAnswer } from '#src/content/search-api.ts';
import type { SearchOrder, SearchResults } from '#src/content/search-service.ts';
import { normalizeQuery } from '#src/content/search-words.ts';
import { ENTRY_KINDS, type EntryKind } from '#src/content/site-entries.server.ts';
import { listDirectAnswers } from '#src/features/search/answers/direct-answers.server.ts';
import { searchQuery } from '#src/features/search/search-query.ts';

const RESULTS_PER_PAGE = 10;

export type SearchPageData = {
  /** Normalized by `normalizeQuery`; may be empty. */
  query: string;
  popular: readonly string[];
  /** Null without a search. */
  found: SearchResults | null;
  /** On the first page only. */
  directAnswers: DirectAnswer[];
  kind: EntryKind | null;
  order: SearchOrder;
  page: number;
  itemsPerPage: number;
};

export const load: Loader<SearchPageData> = async (input) => {
  const { content, countSearch, locale, pathname, search } = input;
  const { q, kind, order, page } = readQuery(searchQuery, input, { kind: ENTRY_KINDS });
  const query = normalizeQuery(q);
  const popular = (await content.ifAvailable(content.popularSearches(locale))) ?? [];
  const view = { kind, order, page, itemsPerPage: RESULTS_PER_PAGE };
  if (query === '') return { query, popular, found: null, directAnswers: [], ...view };
  const request = { locale, query, ...view };
  const [results, directAnswers] = await Promise.all([
    search.search(request),
    page === 1 && kind === null ? listDirectAnswers({ content, search, locale, query }) : [],
  ]);
  if (results.results.length === 0 && page > 1) throw notFound(pathname);
  countSearch?.(request, results);
  return { query, popular, found: results, directAnswers, ...view };
};
