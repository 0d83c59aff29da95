import type { BlogTags } from '@beranda/contract';
import { fetchPage } from '#src/content/fetch-page.server.ts';
import type { ItemList } from '#src/content/items.ts';
import type { Loader } from '#src/content/loader-types.ts';
import { readQuery } from '#src/content/read-query.server.ts';
import { blogQuery } from '#src/features/articles/blog/blog-query.ts';

const ITEMS_PER_PAGE = 10;

export type BlogsAllPageData = {
  list: ItemList<'blogs'>;
  tags: BlogTags;
  /** The selected tag. */
  tag: BlogTags[number] | null;
};

export const load: Loader<BlogsAllPageData> = async (input) => {
  const tags = await input.content.blogTags(input.locale);
  const { tag: selected, page } = readQuery(blogQuery, input, { tag: tags.map(({ slug }) => slug) });
  const tag = tags.find(({ slug }) => slug === selected) ?? null;
  const list = await fetchPage({ ...input, page }, 'blogs', {
    itemsPerPage: ITEMS_PER_PAGE,
    where: { tag: tag?.slug },
  });
  return { list, tags, tag };
};
