import type { Loader } from '#src/content/loading.ts';
import { notFound } from '#src/shell/page-error.ts';
import type { NewsArticlePageData } from './page.tsx';

const ALSO_READ = 3;

export const loadNewsArticle: Loader<NewsArticlePageData> = async (input) => {
  const { content, locale, previewToken } = input;
  const slug = input.parameters.slug ?? '';
  const article = await content.item('news', locale, slug, previewToken);
  if (!article) throw notFound(input.pathname);
  const latest = await content.items('news', locale, { itemsPerPage: ALSO_READ + 1 });
  return {
    article,
    alsoRead: latest.items.filter((item) => item.slug !== slug).slice(0, ALSO_READ),
    isPreview: previewToken !== undefined,
  };
};
