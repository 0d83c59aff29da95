import type { BlogTags } from '@beranda/contract';
import type { ListedItem } from '#src/content/items.ts';
import type { Loader } from '#src/content/loader-types.ts';

/** One large and two rows of three. */
const ARTICLE_COUNT = 7;

export type BlogsPageData = { articles: ListedItem<'blogs'>[]; tags: BlogTags; hasMore: boolean };

export const load: Loader<BlogsPageData> = async ({ content, locale }) => {
  const [list, tags] = await Promise.all([
    content.items('blogs', locale, { itemsPerPage: ARTICLE_COUNT }),
    content.blogTags(locale),
  ]);
  return { articles: list.items, tags, hasMore: list.totalItems > ARTICLE_COUNT };
};
