import type { Loader } from '#src/content/loading.ts';
import { withLinks } from '#src/content/rich-text.ts';
import { loadNewsItem, type NewsItemData } from '#src/widgets/news/load-news.server.ts';
import { inAppUrl } from './in-app-url.ts';

export type NewsMobileArticlePageData = NewsItemData & { isInApp: true };

export const loadNewsMobileArticle: Loader<NewsMobileArticlePageData> = async (input) => {
  const { article, ...others } = await loadNewsItem(input);
  return { ...others, article: { ...article, body: withLinks(article.body, inAppUrl) }, isInApp: true };
};
