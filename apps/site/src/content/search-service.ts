import type { Locale } from '@beranda/contract';
import type { TextPart } from '@beranda/search';
import type { EntryKind } from './site-entries.server.ts';

export type { TextPart };

/** By relevance, or newest first: the second makes sense for news. */
export const SEARCH_ORDERS = ['relevance', 'newest'] as const;
export type SearchOrder = (typeof SEARCH_ORDERS)[number];

export type SearchRequest = {
  locale: Locale;
  /** As typed, normalized by `normalizeQuery`. */
  query: string;
  /** Null for all kinds. */
  kind: EntryKind | null;
  order: SearchOrder;
  /** From 1. */
  page: number;
  itemsPerPage: number;
};

/** An entry with its matching words marked. */
export type FoundEntry = {
  kind: EntryKind;
  /** Without language prefix; may have a query. */
  path: string;
  language: Locale;
  title: TextPart[];
  /** Excerpt around the first match. */
  text: TextPart[];
  publishedAt: string | null;
  /** Promoted by staff for this search. */
  isPromoted: boolean;
};

export type SearchResults = {
  /** Best first, whatever their kind. */
  results: FoundEntry[];
  /** Number of results of the requested kind. */
  totalItems: number;
  /** All kinds with their number of results, ordered by their best result. */
  kinds: { kind: EntryKind; count: number }[];
  /** Another spelling of the query that finds more, to offer as “did you mean”. */
  correction: string | null;
  /** Nothing matches the query as typed: the results are those of `correction`. */
  isCorrected: boolean;
};

export type Suggestion = Pick<FoundEntry, 'kind' | 'path' | 'language' | 'title'>;

/** The site's search. Both reject with `ContentUnavailableError` before the index is first built. */
export type SearchService = {
  search(request: SearchRequest): Promise<SearchResults>;
  /** Products, tasks and pages for what is being typed, best first; at most eight. */
  suggest(locale: Locale, typed: string): Promise<Suggestion[]>;
};
