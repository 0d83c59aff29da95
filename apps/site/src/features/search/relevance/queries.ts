import { bankQueries } from './bank-queries.ts';
import { colloquialQueries } from './colloquial-queries.ts';
import { everydayQueries } from './everyday-queries.ts';
import { productQueries } from './product-queries.ts';
import type { RelevanceQuery } from './relevance-query.ts';
import { serviceQueries } from './service-queries.ts';
import { visitorQueriesEn } from './visitor-queries-en.ts';
import { visitorQueriesId } from './visitor-queries-id.ts';
import { visitorQueriesId2 } from './visitor-queries-id-2.ts';

/** Tuning set: searches as customers type them, with the pages that answer them in the demonstration content. */
export const queries: readonly RelevanceQuery[] = [
  ...productQueries,
  ...serviceQueries,
  ...bankQueries,
  ...everydayQueries,
  ...colloquialQueries,
  ...visitorQueriesId,
  ...visitorQueriesId2,
  ...visitorQueriesEn,
];
