import type { Loader } from '#src/content/loader-types.ts';
import { loadNewsItem, type NewsItemData } from '#src/features/articles/news/load-news.server.ts';

export const load: Loader<NewsItemData> = loadNewsItem;
