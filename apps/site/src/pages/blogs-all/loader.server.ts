import type { BlogTags } from '@beranda/contract';
import { fetchPage } from '#src/content/fetch-page.server.ts';
import type { ItemList } from '#src/content/items.ts';
import type { Loader } from '#src/content/loading.ts';
import { notFound } from '#src/content/page-error.ts';

const ITEMS_PER_PAGE = 10;

export type BlogsAllPageData = {
  list: ItemList<'blogs'>;
  tags: BlogTags;
  /** The selected tag. */
  tag: BlogTags[number] | null;
};

export const load: Loader<BlogsAllPageData> = async (input) => {
  const requested = input.query.get('tag');
  const tags = await input.content.blogTags(input.locale);
  const tag = tags.find(({ slug }) => slug === requested) ?? null;
  if (requested !== null && !tag) throw notFound(input.pathname);
  const list = await fetchPage(input, 'blogs', {
    itemsPerPage: ITEMS_PER_PAGE,
    where: { tag: tag?.slug },
  });
  return { list, tags, tag };
};
