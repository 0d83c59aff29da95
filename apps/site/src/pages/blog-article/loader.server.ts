import type { Item } from '#src/content/items.ts';
import type { Loader } from '#src/content/loader-types.ts';
import { notFound } from '#src/content/page-error.ts';

export type BlogArticlePageData = { article: Item<'blogs'>; isPreview: boolean };

export const load: Loader<BlogArticlePageData> = async (input) => {
  const { content, locale, pathname, parameters, previewToken } = input;
  const article = await content.item('blogs', locale, parameters.slug ?? '', previewToken);
  if (!article) throw notFound(pathname);
  return { article, isPreview: previewToken !== undefined };
};
