import { z } from 'zod';

/** No more than fit beside a field. */
export const MOST_POPULAR_SEARCHES = 12;

export const MOST_SIGNS_IN_POPULAR_SEARCH = 40;

/** What editors keep for search, in one language: words that many look for, the most wanted first. */
export const searchContent = z.object({ popular: z.array(z.string().min(1)) });
export type SearchContent = z.infer<typeof searchContent>;
