import { LOCALES, type Locale, localesShownIn } from '@beranda/contract';
import type { News } from '#cms/payload-types.ts';

/** A value per language, as read with `locale: 'all'`. */
export type InEach<T> = Partial<Record<Locale, T | null>> | null | undefined;

type Translated = 'title' | 'metaTitle' | 'metaDescription' | 'withdrawnBecause' | '_status';

/** The fields that `itemCollection` adds, in all languages at depth 0. A draft may lack any. */
export type MultilingualItem = Pick<News, 'id' | 'updatedAt'> &
  Partial<Pick<News, 'slug' | 'publicSlug' | 'deletedAt'>> & {
    [Name in Translated]?: InEach<string>;
  } & { createdBy?: number | null; draftAuthors?: unknown; lastSave?: unknown };

/** A cast: Payload types what `locale: 'all'` reads like a document in one language. */
export const asMultilingualItem = (document: object) => document as MultilingualItem;

/** Languages in which an item is public: published, with a title. */
export function publishedLanguages(item: MultilingualItem): Locale[] {
  return LOCALES.filter((locale) => item._status?.[locale] === 'published' && Boolean(item.title?.[locale]));
}

/** Languages in which a draft can be previewed: all that have text. */
export function writtenLanguages(item: MultilingualItem): Locale[] {
  return LOCALES.filter((locale) => Boolean(item.title?.[locale]));
}

/** The display language of an item for the requested one; null if it is not available. */
export function displayLanguageOf(available: readonly Locale[], requested: Locale): Locale | null {
  return localesShownIn(requested).find((locale) => available.includes(locale)) ?? null;
}

/** Selects the text of an item in its display language for the requested one; undefined if there is none. */
export function findShownText<Text extends { language: Locale }>(
  texts: readonly Text[],
  requested: Locale,
): Text | undefined {
  const shown = displayLanguageOf(
    texts.map(({ language }) => language),
    requested,
  );
  return texts.find(({ language }) => language === shown);
}

/** The text in one language, or an empty text. */
export function textIn(texts: InEach<string>, language: Locale): string {
  return texts?.[language] ?? '';
}
