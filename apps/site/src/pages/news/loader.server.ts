import type { Loader } from '#src/content/loader-types.ts';
import { loadNewsList, type NewsListData } from '#src/features/articles/news/load-news.server.ts';

export const load: Loader<NewsListData> = loadNewsList;
