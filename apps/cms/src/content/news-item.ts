import { LOCALES, type Locale, type NewsArticle, type NewsSummary, type newsTopics } from '@beranda/contract';
import type { Pictures } from './picture.ts';
import { EMPTY_TEXT, pictureIdsIn, type RichText, readingMinutesOf, withPictures } from './rich-text.ts';

type InEach<T> = Partial<Record<Locale, T | null>> | null | undefined;

/** A news item with all of its languages, as the database answers `locale: 'all'` at depth 0. */
export type StoredNews = {
  id: number | string;
  slug?: string | null;
  topic?: (typeof newsTopics)[number] | null;
  publishedAt?: string | null;
  updatedAt: string;
  cover?: unknown;
  title?: InEach<string>;
  summary?: InEach<string>;
  body?: InEach<RichText>;
  metaTitle?: InEach<string>;
  metaDescription?: InEach<string>;
  _status?: InEach<string>;
};

/** Languages in which visitors may see an item: published in it, and with a title. */
export function publishedLanguages(item: StoredNews): Locale[] {
  return LOCALES.filter((locale) => item._status?.[locale] === 'published' && Boolean(item.title?.[locale]));
}

/** The language in which an item is shown to who asked for `asked`, or null when there is none to show. */
export function languageFor(available: readonly Locale[], asked: Locale): Locale | null {
  if (available.includes(asked)) return asked;
  return available.includes('id') ? 'id' : null;
}

/** Languages that a draft can be previewed in: whatever has been written so far. */
export function writtenLanguages(item: StoredNews): Locale[] {
  return LOCALES.filter((locale) => Boolean(item.title?.[locale]));
}

export function picturesOf(item: StoredNews, language: Locale): unknown[] {
  return [item.cover, ...pictureIdsIn(item.body?.[language])];
}

/** An item of the list, in one language. */
export function newsSummaryOf(item: StoredNews, language: Locale, pictures: Pictures): NewsSummary {
  const publishedAt = item.publishedAt ?? item.updatedAt;
  return {
    slug: item.slug ?? '',
    language,
    title: item.title?.[language] ?? '',
    summary: item.summary?.[language] ?? '',
    topic: item.topic ?? 'company',
    publishedAt: new Date(publishedAt).toISOString(),
    updatedAt: new Date(item.updatedAt).toISOString(),
    readingMinutes: readingMinutesOf(item.body?.[language]),
    cover: pictures(item.cover),
  };
}

/** A whole article, in one language. */
export function newsArticleOf(
  item: StoredNews,
  language: Locale,
  languages: Locale[],
  pictures: Pictures,
): NewsArticle {
  return {
    ...newsSummaryOf(item, language, pictures),
    body: withPictures(item.body?.[language] ?? EMPTY_TEXT, pictures),
    metaTitle: item.metaTitle?.[language] || null,
    metaDescription: item.metaDescription?.[language] || null,
    languages,
  };
}
