import { z } from 'zod';

/** Limited by the space beside the search field. */
export const MAX_POPULAR_SEARCHES = 12;

export const MAX_POPULAR_SEARCH_LENGTH = 40;

/** Popular searches in one language, most popular first. */
export const searchContent = z.object({ popular: z.array(z.string().min(1)) });
export type SearchContent = z.infer<typeof searchContent>;
