import type { Locale } from '@beranda/contract';
import { ENTRY_KINDS, type EntryKind } from '#src/content/site-entries.server.ts';
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

/** One page of what was found. */
export type Results = {
  /** Kinds with how many were found of each, in the order of their best. */
  kinds: { kind: EntryKind; count: number }[];
  /** The kind that alone is shown; null for all. */
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

/** @returns undefined for anything that is no kind. */
export function kindOf(value: string | null): EntryKind | undefined {
  return ENTRY_KINDS.find((kind) => kind === value);
}

/**
 * What was found, by kinds: the kind of the best first, and in each the best first. Pages are cut out of the whole.
 *
 * @param hits the best first
 * @returns null for a page after the last.
 */
export function resultsOf(
  hits: readonly Hit[],
  requested: { kind: EntryKind | undefined; page: number },
): Results | null {
  const byKind = Map.groupBy(hits, ({ entry }) => entry.kind);
  const kind = requested.kind && byKind.has(requested.kind) ? requested.kind : null;
  const shown = kind ? (byKind.get(kind) ?? []) : [...byKind.values()].flat();
  const first = (requested.page - 1) * RESULTS_PER_PAGE;
  const onPage = shown.slice(first, first + RESULTS_PER_PAGE);
  if (onPage.length === 0 && requested.page > 1) return null;
  return {
    kinds: [...byKind].map(([one, found]) => ({ kind: one, count: found.length })),
    kind,
    groups: [...Map.groupBy(onPage, ({ entry }) => entry.kind)].map(([one, found]) => ({
      kind: one,
      results: found.map(toResult),
    })),
    page: requested.page,
    itemsPerPage: RESULTS_PER_PAGE,
    totalItems: shown.length,
  };
}
