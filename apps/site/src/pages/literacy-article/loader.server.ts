import type { Item, ListedItem } from '#src/content/items.ts';
import type { Loader } from '#src/content/loader-types.ts';
import { notFound } from '#src/content/page-error.ts';
import { listAlsoRead } from '#src/features/articles/also-read.server.ts';

export type LiteracyArticlePageData = {
  article: Item<'literacy'>;
  alsoRead: ListedItem<'literacy'>[];
  isPreview: boolean;
};

export const load: Loader<LiteracyArticlePageData> = async (input) => {
  const { content, locale, parameters, pathname, previewToken } = input;
  const slug = parameters.title ?? '';
  const article = await content.item('literacy', locale, slug, previewToken);
  if (!article) throw notFound(pathname);
  return {
    article,
    alsoRead: await listAlsoRead(article, (query) => content.items('literacy', locale, query)),
    isPreview: previewToken !== undefined,
  };
};
