import type { SearchAnswer, SearchRequest } from '#src/content/search-service.ts';
import type { Hit } from './search-index.server.ts';
import { excerpt, highlightMatches } from './search-terms.ts';

/** One page of results, and all kinds by their best result. @param hits best first */
export function answerOf(
  hits: readonly Hit[],
  { kind, page, itemsPerPage }: Pick<SearchRequest, 'kind' | 'page' | 'itemsPerPage'>,
): SearchAnswer {
  const byKind = Map.groupBy(hits, ({ entry }) => entry.kind);
  const wanted = kind ? (byKind.get(kind) ?? []) : hits;
  const first = (page - 1) * itemsPerPage;
  return {
    results: wanted.slice(first, first + itemsPerPage).map(({ entry, found }) => ({
      kind: entry.kind,
      path: entry.path,
      language: entry.language,
      title: highlightMatches(entry.title, found),
      text: highlightMatches(excerpt(entry.text, found), found),
      publishedAt: entry.publishedAt,
      isPromoted: false,
    })),
    totalItems: wanted.length,
    kinds: [...byKind].map(([one, found]) => ({ kind: one, count: found.length })),
    correction: null,
    isCorrected: false,
  };
}
