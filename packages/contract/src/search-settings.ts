import { z } from 'zod';

/** Limited by the space beside the search field. */
export const MAX_POPULAR_SEARCHES = 12;

export const MAX_POPULAR_SEARCH_LENGTH = 40;

/**
 * Words or phrases with the same meaning, of both languages. Two ways: each of `words` also finds all others. One way:
 * each of `words` also finds `means`, but not the reverse, such as a nickname for a wider term.
 */
export const synonymGroup = z.object({
  words: z.array(z.string().min(1)).min(1),
  /** Empty for a two-way group. */
  means: z.array(z.string().min(1)),
});
export type SynonymGroup = z.infer<typeof synonymGroup>;

/** A page that staff place first for some searches. */
export const promotedResult = z.object({
  /** Searches that show it, compared as words, in any order and case. */
  queries: z.array(z.string().min(1)).min(1),
  /** Path of a page of this site, without language prefix; may have a query. */
  path: z.string().startsWith('/'),
  title: z.string().min(1),
  text: z.string(),
});
export type PromotedResult = z.infer<typeof promotedResult>;

/** What staff set for the search, in one language; synonyms are shared by both. */
export const searchContent = z.object({
  /** Popular searches, most popular first. */
  popular: z.array(z.string().min(1)),
  synonyms: z.array(synonymGroup).default([]),
  promoted: z.array(promotedResult).default([]),
});
export type SearchContent = z.infer<typeof searchContent>;
