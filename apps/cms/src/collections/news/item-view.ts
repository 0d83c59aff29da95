import { articlePictures, articleSummaryOf, bodyOf, coverPictures } from '#cms/items/article-view.ts';
import type { ItemView } from '#cms/items/item-view.ts';

/** News, newest first; `topic` filters. */
export const newsView: ItemView<'news'> = {
  sort: ['-publishedAt', '-id'],
  search: { valueFields: ['topic'] },
  filters: { topic: (value) => ({ topic: { equals: value } }) },
  async summaries(items, context) {
    const pictures = await coverPictures(items, context);
    return items.map((shown) => ({ ...articleSummaryOf(shown, pictures), topic: shown.item.topic }));
  },
  async detail(shown, context) {
    const pictures = await articlePictures(shown, context);
    return {
      ...articleSummaryOf(shown, pictures),
      topic: shown.item.topic,
      body: bodyOf(shown, pictures),
    };
  },
};
