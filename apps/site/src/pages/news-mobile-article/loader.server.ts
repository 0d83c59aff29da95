import type { Loader } from '#src/content/loader-types.ts';
import { withLinks } from '#src/content/rich-text.ts';
import { inAppUrl } from '#src/features/articles/news/in-app-url.ts';
import { loadNewsItem, type NewsItemData } from '#src/features/articles/news/load-news.server.ts';

export type NewsMobileArticlePageData = NewsItemData & { isInApp: true };

export const load: Loader<NewsMobileArticlePageData> = async (input) => {
  const { article, ...others } = await loadNewsItem(input);
  return { ...others, article: { ...article, body: withLinks(article.body, inAppUrl) }, isInApp: true };
};
