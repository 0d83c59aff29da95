import type { ArticleSummary } from '@beranda/contract';
import { loadPictureLookup, type PictureLookup } from '#cms/content/picture.ts';
import { pictureIdsIn, type RichText, readingMinutesOf, withPictures } from '#cms/content/rich-text.ts';
import type { Shown } from '#cms/content/stored.ts';
import { type ItemContext, summaryOf } from './item-view.ts';

type Article = Shown<'news' | 'blogs' | 'literacy'>;
type WithBody = { item: { body: RichText; cover?: number | null } };

/** The cover of each item in a list. */
export function coverPictures(
  items: { item: { cover: number | null } }[],
  { payload, locale }: ItemContext,
): Promise<PictureLookup> {
  const covers = items.map(({ item }) => item.cover);
  return loadPictureLookup(payload, covers, locale);
}

/** The cover and the pictures embedded in the text. */
export function articlePictures(
  { item }: WithBody,
  { payload, locale }: ItemContext,
): Promise<PictureLookup> {
  return loadPictureLookup(payload, [item.cover, ...pictureIdsIn(item.body)], locale);
}

/** Maps an article to its list entry. */
export function articleSummaryOf(shown: Article, pictures: PictureLookup): ArticleSummary {
  const { body, cover, publishedAt, summary } = shown.item;
  return {
    ...summaryOf(shown),
    summary,
    publishedAt: new Date(publishedAt).toISOString(),
    readingMinutes: readingMinutesOf(body),
    cover: pictures(cover),
  };
}

/** Maps the rich text, including its embedded pictures. */
export const bodyOf = ({ item }: WithBody, pictures: PictureLookup) => withPictures(item.body, pictures);

type WithTopic<Topic> = Article & { item: { topic: Topic } };

const withTopic = <Topic>(shown: WithTopic<Topic>, pictures: PictureLookup) => ({
  ...articleSummaryOf(shown, pictures),
  topic: shown.item.topic,
});

/** The view of articles with a topic, newest first; `topic` filters. */
export const topicArticleView = {
  sort: ['-publishedAt', '-id'],
  search: { valueFields: ['topic'] },
  filters: { topic: (value: string) => ({ topic: { equals: value } }) },
  async summaries<Topic>(items: WithTopic<Topic>[], context: ItemContext) {
    const pictures = await coverPictures(items, context);
    return items.map((shown) => withTopic(shown, pictures));
  },
  async detail<Topic>(shown: WithTopic<Topic>, context: ItemContext) {
    const pictures = await articlePictures(shown, context);
    return { ...withTopic(shown, pictures), body: bodyOf(shown, pictures) };
  },
};
