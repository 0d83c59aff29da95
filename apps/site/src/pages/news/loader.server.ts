import type { Loader } from '#src/content/loading.ts';
import { loadNewsList, type NewsListData } from '#src/features/articles/news/load-news.server.ts';

export const load: Loader<NewsListData> = loadNewsList;
