import { locale } from '@beranda/contract';
import { z } from 'zod';
import { SEARCH_ORDERS } from './search-service.ts';
import { ENTRY_KINDS } from './site-entries.server.ts';

const ANSWER_KINDS = ['rate', 'product-rate', 'fund', 'hours'] as const;

/** A figure of the site that answers a search, as texts in the language of the search. */
const directAnswer = z.object({
  kind: z.enum(ANSWER_KINDS),
  /** Page with the figure, without language prefix. */
  path: z.string(),
  /** Language of the title, which may be untranslated. */
  language: locale,
  title: z.string(),
  /** With its unit. */
  figure: z.string(),
  /** Where it comes from and when it was valid. */
  note: z.string(),
});
export type DirectAnswer = z.infer<typeof directAnswer>;

const path = z.string().describe('Path on the site without language prefix; may have a query.');

export const suggestion = z.object({
  kind: z.enum(ENTRY_KINDS),
  path,
  /** Language of the title. */
  language: locale,
  title: z.string(),
});

/** Response to an incomplete query. */
export const suggestionsResponse = z.object({
  /** The query after normalization and truncation. */
  query: z.string(),
  answers: z.array(directAnswer),
  suggestions: z.array(suggestion),
  /** Popular searches; only for an empty query. */
  popular: z.array(z.string()),
});
export type SuggestionsResponse = z.infer<typeof suggestionsResponse>;

/** One page of results. */
export const searchApiResponse = z.object({
  query: z.string(),
  /** Another spelling that finds more. */
  correction: z.string().nullable(),
  /** Nothing matches as typed: the results are those of `correction`. */
  isCorrected: z.boolean(),
  totalItems: z.int().nonnegative(),
  kinds: z.array(z.object({ kind: z.enum(ENTRY_KINDS), count: z.int().positive() })),
  results: z.array(
    suggestion.extend({
      text: z.string(),
      publishedAt: z.iso.datetime().nullable(),
      /** Placed first by the bank for this search. */
      isPromoted: z.boolean(),
    }),
  ),
});
export type SearchApiResponse = z.infer<typeof searchApiResponse>;

/** Suggestions in the format of OpenSearch: the query, and completions with their descriptions and addresses. */
export const openSearchSuggestions = z.tuple([
  z.string(),
  z.array(z.string()),
  z.array(z.string()),
  z.array(z.url()),
]);

/** Parameters of the search; what is longer than the site's own field allows is cut. */
export const suggestionsQuery = z.object({ q: z.string().default('') });
export const searchApiQuery = suggestionsQuery.extend({
  kind: z.enum(ENTRY_KINDS).optional(),
  order: z.enum(SEARCH_ORDERS).default('relevance'),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
});
