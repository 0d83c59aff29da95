import type { ListedItem } from '#src/content/items.ts';
import type { Loader } from '#src/content/loader-types.ts';

export type LiteracyPlainPageData = {
  articles: Pick<ListedItem<'literacy'>, 'slug' | 'title' | 'language' | 'topic'>[];
};

export const load: Loader<LiteracyPlainPageData> = async ({ content, locale }) => {
  const items = await content.allItems('literacy', locale);
  return { articles: items.map(({ slug, title, language, topic }) => ({ slug, title, language, topic })) };
};
