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

/** An item with article fields: text, cover and summary. */
export type Article = StoredItem & {
  summary?: InEach<string>;
  body?: InEach<RichText>;
  cover?: unknown;
  publishedAt?: string | null;
};

/** The cover of each item in a list. */
export function coverPictures(items: Shown<Article>[], { payload, locale }: ItemContext): Promise<Pictures> {
  const covers = items.map(({ item }) => item.cover);
  return fetchPictures(payload, covers, locale);
}

/** The cover and the pictures embedded in the text. */
export function articlePictures(
  { item, language }: Shown<Article>,
  { payload, locale }: ItemContext,
): Promise<Pictures> {
  return fetchPictures(payload, [item.cover, ...pictureIdsIn(item.body?.[language])], locale);
}

/** Maps an article to its list entry. */
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

/** Maps the rich text, including its embedded pictures. */
export function bodyOf({ item, language }: Shown<Article>, pictures: Pictures): RichText {
  return withPictures(item.body?.[language] ?? EMPTY_TEXT, pictures);
}
