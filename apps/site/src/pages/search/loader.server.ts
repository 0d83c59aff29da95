import { type Locale, type SearchDocument, SITE_PATHS } from '@beranda/contract';
import type { Loader } from '#src/content/loading.ts';
import { notFound } from '#src/content/page-error.ts';
import { entryOfItem, entryOfPage } from '#src/content/site-entries.server.ts';
import { kindOf, type Results, resultsOf } from '#src/features/search/results.server.ts';
import { createSearch, type Search } from '#src/features/search/search-index.server.ts';
import { normalizeQuery } from '#src/features/search/search-terms.ts';

export type SearchPageData = {
  /** Normalized search text; may be empty. */
  typed: string;
  popular: readonly string[];
  /** Null without a search. */
  results: Results | null;
};

/** @returns undefined for anything but a page number. */
function pageOf(value: string | null): number | undefined {
  if (value === null) return 1;
  return /^[1-9]\d{0,3}$/.test(value) ? Number(value) : undefined;
}

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

export const load: Loader<SearchPageData> = async ({ content, locale, pathname, query }) => {
  const typed = normalizeQuery(query.get('q'));
  const popular = (await content.ifAvailable(content.popularSearches(locale))) ?? [];
  if (typed === '') return { typed, popular, results: null };
  const page = pageOf(query.get('page'));
  const search = searchIn(await content.searchDocuments(locale), locale);
  const hits = search(typed).filter(({ entry }) => content.isActive(entry));
  const results = page && resultsOf(hits, { kind: kindOf(query.get('kind')), page });
  if (!results) throw notFound(pathname);
  return { typed, popular, results };
};
