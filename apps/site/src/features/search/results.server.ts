import type { Locale } from '@beranda/contract';
import type { EntryKind } from '#src/content/site-entries.server.ts';
import type { Hit } from './search-index.server.ts';
import { excerpt, highlightMatches, type TextPart } from './search-terms.ts';

export const RESULTS_PER_PAGE = 10;

export type Result = {
  path: string;
  language: Locale;
  title: TextPart[];
  text: TextPart[];
  publishedAt: string | null;
};

export type ResultGroup = { kind: EntryKind; results: Result[] };

/** One page of results. */
export type Results = {
  /** Kinds with their number of results, ordered by their best result. */
  kinds: { kind: EntryKind; count: number }[];
  /** Selected kind; null for all. */
  kind: EntryKind | null;
  groups: ResultGroup[];
  page: number;
  itemsPerPage: number;
  totalItems: number;
};

function toResult({ entry, found }: Hit): Result {
  return {
    path: entry.path,
    language: entry.language,
    title: highlightMatches(entry.title, found),
    text: highlightMatches(excerpt(entry.text, found), found),
    publishedAt: entry.publishedAt,
  };
}

/**
 * Groups results by kind: kinds by their best result, results by score; then paginates.
 *
 * @param hits best first
 * @returns null beyond the last page.
 */
export function resultsOf(
  hits: readonly Hit[],
  requested: { kind: EntryKind | null; page: number },
): Results | null {
  const byKind = Map.groupBy(hits, ({ entry }) => entry.kind);
  const kind = requested.kind && byKind.has(requested.kind) ? requested.kind : null;
  const results = kind ? (byKind.get(kind) ?? []) : [...byKind.values()].flat();
  const first = (requested.page - 1) * RESULTS_PER_PAGE;
  const pageResults = results.slice(first, first + RESULTS_PER_PAGE);
  if (pageResults.length === 0 && requested.page > 1) return null;
  return {
    kinds: [...byKind].map(([one, found]) => ({ kind: one, count: found.length })),
    kind,
    groups: [...Map.groupBy(pageResults, ({ entry }) => entry.kind)].map(([one, found]) => ({
      kind: one,
      results: found.map(toResult),
    })),
    page: requested.page,
    itemsPerPage: RESULTS_PER_PAGE,
    totalItems: results.length,
  };
}
