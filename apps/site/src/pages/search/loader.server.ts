import type { Loader } from '#src/content/loading.ts';
import { notFound } from '#src/content/page-error.ts';
import { readQuery } from '#src/content/read-query.server.ts';
import type { SearchAnswer } from '#src/content/search-service.ts';
import { ENTRY_KINDS, type EntryKind } from '#src/content/site-entries.server.ts';
import { searchQuery } from '#src/features/search/search-query.ts';
import { normalizeQuery } from '#src/features/search/search-terms.ts';

const RESULTS_PER_PAGE = 10;

export type SearchPageData = {
  /** Normalized search text; may be empty. */
  typed: string;
  popular: readonly string[];
  /** Null without a search. */
  answer: SearchAnswer | null;
  kind: EntryKind | null;
  page: number;
  itemsPerPage: number;
};

export const load: Loader<SearchPageData> = async (input) => {
  const { content, countSearch, locale, pathname, search } = input;
  const { q, kind, page } = readQuery(searchQuery, input, { kind: ENTRY_KINDS });
  const query = normalizeQuery(q);
  const popular = (await content.ifAvailable(content.popularSearches(locale))) ?? [];
  const request = { locale, query, kind, order: 'relevance' as const, page, itemsPerPage: RESULTS_PER_PAGE };
  const answer = query === '' ? null : await search.search(request);
  if (answer?.results.length === 0 && page > 1) throw notFound(pathname);
  if (answer) countSearch?.(request, answer);
  return { typed: query, popular, answer, kind, page, itemsPerPage: RESULTS_PER_PAGE };
};
