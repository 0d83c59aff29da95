import type { newsTopics } from '@beranda/contract';
import {
  type Article,
  articlePictures,
  articleSummaryOf,
  bodyOf,
  coverPictures,
} from '#cms/items/article-view.ts';
import type { ItemView } from '#cms/items/item-view.ts';

type StoredNews = Article & { topic?: (typeof newsTopics)[number] | null };

const topicOf = ({ topic }: StoredNews) => ({ topic: topic ?? ('company' as const) });

/** News, newest first; `topic` filters. */
export const newsView: ItemView<'news', StoredNews> = {
  sort: ['-publishedAt', '-id'],
  filters: { topic: (value) => ({ topic: { equals: value } }) },
  async summaries(items, context) {
    const pictures = await coverPictures(items, context);
    return items.map((shown) => ({ ...articleSummaryOf(shown, pictures), ...topicOf(shown.item) }));
  },
  async detail(shown, context) {
    const pictures = await articlePictures(shown, context);
    return {
      ...articleSummaryOf(shown, pictures),
      ...topicOf(shown.item),
      body: bodyOf(shown, pictures),
    };
  },
};
