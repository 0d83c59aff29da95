import type { BlogSummary } from '@beranda/contract';
import { languageOf } from '#src/components/language-of.ts';

/** Gives an article of the blog its address and its first tag, as article widgets want it. */
export function toBlogArticle<Item extends BlogSummary>(item: Item) {
  const [tag] = item.tags;
  return {
    ...item,
    url: `/blogs/${item.slug}`,
    eyebrow: tag?.title,
    eyebrowLang: tag && languageOf(tag),
  };
}
