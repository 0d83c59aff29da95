import type { LiteracyTopic } from '@beranda/contract';
import {
  type Article,
  articlePictures,
  articleSummaryOf,
  bodyOf,
  coverPictures,
} from '#cms/items/article-view.ts';
import type { ItemView } from '#cms/items/item-view.ts';

type StoredLiteracy = Article & { topic?: LiteracyTopic | null };

const topicOf = ({ topic }: StoredLiteracy) => ({ topic: topic ?? ('managing' as const) });

/** Financial literacy articles, newest first; `topic` filters. */
export const literacyView: ItemView<'literacy', StoredLiteracy> = {
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
