import { everydayInIndonesian } from './held-out-everyday-queries-id.ts';
import { inEnglish } from './held-out-queries-en.ts';
import { inIndonesian } from './held-out-queries-id.ts';
import { visitorsOfAllKinds } from './held-out-visitor-queries.ts';
import type { RelevanceQuery } from './relevance-query.ts';

/**
 * Held-out set: searches by somebody who had seen neither the search nor the tuning set, a random part of what they wrote.
 * They show whether a change also helps searches that nobody had in mind. So do not look at them, nor at which
 * of them fail, while tuning the search: read only the score of the whole set, and tune with `queries.ts`.
 *
 * The pages are those that the writer chose, and those that two assessors, who knew the pages but no result of the search,
 * both named as well.
 */
export const heldOutQueries: readonly RelevanceQuery[] = [
  ...inIndonesian,
  ...everydayInIndonesian,
  ...inEnglish,
  ...visitorsOfAllKinds,
];
