import { z } from 'zod';
import { locale } from './content-parts.ts';

/** Longer queries may be personal, and are not counted. */
export const MAX_COUNTED_QUERY_LENGTH = 60;
/** Pages per query whose clicks are counted in a day. */
export const MAX_CLICKED_PATHS = 20;
/** Longer paths are not counted. */
export const MAX_CLICKED_PATH_LENGTH = 200;
export const MAX_COUNTS_PER_BATCH = 200;

/** How often something was searched on a day, since the last batch. */
const searchCount = z.object({
  /** In Jakarta. */
  day: z.iso.date(),
  language: locale,
  /** In lower case, with single spaces. */
  query: z.string().min(1).max(MAX_COUNTED_QUERY_LENGTH),
  searches: z.int().nonnegative(),
  /** How many of the `searches` found nothing as typed. */
  withoutResult: z.int().nonnegative(),
  clicks: z
    .array(
      z.object({
        /** Without language prefix; may have a query. */
        path: z.string().startsWith('/').max(MAX_CLICKED_PATH_LENGTH),
        count: z.int().positive(),
      }),
    )
    .max(MAX_CLICKED_PATHS),
});
export type SearchCount = z.infer<typeof searchCount>;

const keyOf = ({ day, language, query }: SearchCount) => `${day} ${language} ${query}`;
const isDistinct = (values: readonly string[]) => new Set(values).size === values.length;

/** `POST /api/search-counts`: counted by the public site, each query of a day and each path of it once. */
export const searchCountsBody = z.object({
  /** A repeated batch is stored once. */
  batch: z.uuid(),
  counts: z
    .array(searchCount)
    .min(1)
    .max(MAX_COUNTS_PER_BATCH)
    .refine((counts) => isDistinct(counts.map(keyOf)), 'A query of a day is listed twice')
    .refine(
      (counts) => counts.every(({ clicks }) => isDistinct(clicks.map(({ path }) => path))),
      'A path is listed twice',
    ),
});
export type SearchCountsBody = z.infer<typeof searchCountsBody>;

/** `POST {apiUrl}/{locale}/v2/search/clicks`: a visitor opens a result of a search. */
export const searchClickBody = z.object({ query: z.string(), path: z.string() });
export type SearchClickBody = z.infer<typeof searchClickBody>;
