import type { Loader } from '#src/content/loader-types.ts';
import { loadNewsList, type NewsListData } from '#src/features/articles/news/load-news.server.ts';

export type NewsMobilePageData = NewsListData & { isInApp: true };

export const load: Loader<NewsMobilePageData> = async (input) => ({
  ...(await loadNewsList(input)),
  isInApp: true,
});
