import type { Item, ListedItem } from '#src/content/items.ts';
import type { Loader } from '#src/content/loader-types.ts';
import { notFound } from '#src/content/page-error.ts';

export type LiteracyArticlePageData = {
  article: Item<'literacy'>;
  alsoRead: ListedItem<'literacy'>[];
  isPreview: boolean;
};

const ALSO_READ = 3;

export const load: Loader<LiteracyArticlePageData> = async (input) => {
  const { content, locale, parameters, pathname, previewToken } = input;
  const slug = parameters.title ?? '';
  const article = await content.item('literacy', locale, slug, previewToken);
  if (!article) throw notFound(pathname);
  const alike = await content.items('literacy', locale, {
    itemsPerPage: ALSO_READ + 1,
    where: { topic: article.topic },
  });
  return {
    article,
    alsoRead: alike.items.filter((item) => item.slug !== slug).slice(0, ALSO_READ),
    isPreview: previewToken !== undefined,
  };
};
