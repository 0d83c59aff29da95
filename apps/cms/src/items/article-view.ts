import type { ArticleSummary } from '@beranda/contract';
import { fetchPictures, type Pictures } from '#cms/content/picture.ts';
import {
  EMPTY_TEXT,
  pictureIdsIn,
  type RichText,
  readingMinutesOf,
  withPictures,
} from '#cms/content/rich-text.ts';
import { type InEach, type Shown, type StoredItem, summaryOf, textIn } from '#cms/content/stored-item.ts';
import type { ItemContext } from './item-view.ts';

/** Something to read: what the factory's article fields store. */
export type Article = StoredItem & {
  summary?: InEach<string>;
  body?: InEach<RichText>;
  cover?: unknown;
  publishedAt?: string | null;
};

/** The covers of a list. */
export function coverPictures(items: Shown<Article>[], { payload, locale }: ItemContext): Promise<Pictures> {
  const covers = items.map(({ item }) => item.cover);
  return fetchPictures(payload, covers, locale);
}

/** The cover and the pictures inside the text. */
export function articlePictures(
  { item, language }: Shown<Article>,
  { payload, locale }: ItemContext,
): Promise<Pictures> {
  return fetchPictures(payload, [item.cover, ...pictureIdsIn(item.body?.[language])], locale);
}

/** What a list says of an article. */
export function articleSummaryOf(shown: Shown<Article>, pictures: Pictures): ArticleSummary {
  const { item, language } = shown;
  return {
    ...summaryOf(shown),
    summary: textIn(item.summary, language),
    publishedAt: new Date(item.publishedAt ?? item.updatedAt).toISOString(),
    readingMinutes: readingMinutesOf(item.body?.[language]),
    cover: pictures(item.cover),
  };
}

/** The text of an article with the pictures inside it. */
export function bodyOf({ item, language }: Shown<Article>, pictures: Pictures): RichText {
  return withPictures(item.body?.[language] ?? EMPTY_TEXT, pictures);
}
