import { z } from 'zod';

/** Limited by the space beside the search field. */
export const MOST_POPULAR_SEARCHES = 12;

export const MOST_SIGNS_IN_POPULAR_SEARCH = 40;

/** Popular searches in one language, most popular first. */
export const searchContent = z.object({ popular: z.array(z.string().min(1)) });
export type SearchContent = z.infer<typeof searchContent>;
