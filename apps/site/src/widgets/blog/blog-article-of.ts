import type { BlogSummary } from '@beranda/contract';

/** Gives an article of the blog its address and its first tag, as article widgets want it. */
export function blogArticleOf<Item extends BlogSummary>(item: Item) {
  return { ...item, url: `/blogs/${item.slug}`, eyebrow: item.tags[0]?.title };
}
