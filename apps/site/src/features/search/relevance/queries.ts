import { productQueries } from './product-queries.ts';
import type { RelevanceQuery } from './relevance-query.ts';
import { serviceQueries } from './service-queries.ts';

/**
 * Tuning set: searches as customers type them, with the pages that answer them in the demonstration content.
 * Look at these while changing the search; a third of all that were written is in the held-out set, drawn at random.
 */
export const queries: readonly RelevanceQuery[] = [...productQueries, ...serviceQueries];
