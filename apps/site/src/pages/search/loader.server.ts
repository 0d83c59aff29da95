import { type Locale, type SearchDocument, SITE_PATHS } from '@beranda/contract';
import type { Loader } from '#src/content/loading.ts';
import { notFound } from '#src/content/page-error.ts';
import { readQuery } from '#src/content/read-query.server.ts';
import { ENTRY_KINDS, entryOfItem, entryOfPage } from '#src/content/site-entries.server.ts';
import { type Results, resultsOf } from '#src/features/search/results.server.ts';
import { createSearch, type Search } from '#src/features/search/search-index.server.ts';
import { searchQuery } from '#src/features/search/search-query.ts';
import { normalizeQuery } from '#src/features/search/search-terms.ts';

export type SearchPageData = {
  /** Normalized search text; may be empty. */
  typed: string;
  popular: readonly string[];
  /** Null without a search. */
  results: Results | null;
};

/** Search index per language, built lazily and memoized by the published documents. */
const searches = new WeakMap<readonly SearchDocument[], Search>();

function searchIn(documents: readonly SearchDocument[], locale: Locale): Search {
  const known = searches.get(documents);
  if (known) return known;
  const pages = SITE_PATHS.flatMap((path) => entryOfPage(path, locale) ?? []);
  const search = createSearch([...pages, ...documents.map(entryOfItem)]);
  searches.set(documents, search);
  return search;
}

export const load: Loader<SearchPageData> = async (input) => {
  const { content, locale, pathname } = input;
  const { q, kind, page } = readQuery(searchQuery, input, { kind: ENTRY_KINDS });
  const typed = normalizeQuery(q);
  const popular = (await content.ifAvailable(content.popularSearches(locale))) ?? [];
  if (typed === '') return { typed, popular, results: null };
  const search = searchIn(await content.searchDocuments(locale), locale);
  const hits = search(typed).filter(({ entry }) => content.isActive(entry));
  const results = resultsOf(hits, { kind, page });
  if (!results) throw notFound(pathname);
  return { typed, popular, results };
};
