import type { BlogSummary } from '@beranda/contract';
import { languageOf } from '#src/components/language-of.ts';

/** Maps a blog item to an article: adds URL and first tag. */
export function toBlogArticle<Item extends BlogSummary>(item: Item) {
  const [tag] = item.tags;
  return {
    ...item,
    url: `/blogs/${item.slug}`,
    eyebrow: tag?.title,
    eyebrowLang: tag && languageOf(tag),
  };
}
