import { z } from 'zod';
import { period } from './content-parts.ts';

/** Limited by the space beside the search field. */
export const MAX_POPULAR_SEARCHES = 12;

export const MAX_POPULAR_SEARCH_LENGTH = 40;

/** The site keeps them in memory, and each query is compared with all of them. */
export const MAX_SYNONYM_GROUPS = 2_000;

/** Words and phrases of a group. */
export const MAX_SYNONYM_WORDS = 20;

/** Characters of a word or phrase. */
export const MAX_SYNONYM_LENGTH = 60;

export const MAX_PROMOTED_RESULTS = 40;

/** Queries of a promoted result. */
export const MAX_PROMOTED_QUERIES = 20;

/**
 * Words or phrases with the same meaning, of both languages. Two ways: each of `words` also finds all others. One way:
 * each of `words` also finds `means`, but not the reverse, such as a nickname for a wider term.
 */
const synonymGroup = z.object({
  words: z.array(z.string().min(1)).min(1),
  /** Empty for a two-way group. */
  means: z.array(z.string().min(1)),
});
export type SynonymGroup = z.infer<typeof synonymGroup>;

/** A page that staff place first for some searches. */
const promotedResult = z.object({
  /** Searches that show it, compared as words, in any order and case. */
  queries: z.array(z.string().min(1)).min(1),
  /** Path of a page of this site, without language prefix; may have a query. `//host` would be another site. */
  path: z.string().regex(/^\/(?!\/)/),
  title: z.string().min(1),
  /** Empty where staff wrote none. */
  text: z.string(),
  /** When the page's content is valid, such as that of a promotion. */
  ...period,
});
export type PromotedResult = z.infer<typeof promotedResult>;

/** What staff set for the search, in one language; synonyms are shared by both. */
export const searchContent = z.object({
  /** Popular searches, most popular first. */
  popular: z.array(z.string().min(1)),
  synonyms: z.array(synonymGroup),
  promoted: z.array(promotedResult),
});
export type SearchContent = z.infer<typeof searchContent>;
