import { colloquialQueriesEn } from './colloquial-queries-en.ts';
import { colloquialQueriesId } from './colloquial-queries-id.ts';
import type { RelevanceQuery } from './relevance-query.ts';

/**
 * Tuning set: colloquial words, misspellings and whole questions, written from a list of the site's pages by somebody
 * who had not seen the search. Where a frequently asked question answers exactly, the page of questions was added.
 */
export const colloquialQueries: readonly RelevanceQuery[] = [...colloquialQueriesId, ...colloquialQueriesEn];
