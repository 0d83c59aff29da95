import { LOCALES, type Locale } from '@beranda/contract';
import type { News } from '#cms/payload-types.ts';

/** A value per language, as read with `locale: 'all'`. */
export type InEach<T> = Partial<Record<Locale, T | null>> | null | undefined;

type Translated = 'title' | 'metaTitle' | 'metaDescription' | 'withdrawnBecause' | '_status';

/** The factory's fields of an item in all languages at depth 0, of which a draft may lack any. */
export type MultilingualItem = Pick<News, 'id' | 'updatedAt'> &
  Partial<Pick<News, 'slug' | 'publicSlug' | 'deletedAt'>> & {
    [Name in Translated]?: InEach<string>;
  } & { createdBy?: number | null; lastSave?: unknown };

/** What `locale: 'all'` reads; Payload types it like a document in one language. */
export const inAllLanguages = (document: object) => document as MultilingualItem;

/** Languages in which an item is public: published, with a title. */
export function publishedLanguages(item: MultilingualItem): Locale[] {
  return LOCALES.filter((locale) => item._status?.[locale] === 'published' && Boolean(item.title?.[locale]));
}

/** Languages in which a draft can be previewed: all that have text. */
export function writtenLanguages(item: MultilingualItem): Locale[] {
  return LOCALES.filter((locale) => Boolean(item.title?.[locale]));
}

/** The display language of an item for the requested one; null if it is not available. */
export function languageFor(available: readonly Locale[], requested: Locale): Locale | null {
  if (available.includes(requested)) return requested;
  return available.includes('id') ? 'id' : null;
}

/** The text in one language, or an empty text. */
export function textIn(texts: InEach<string>, language: Locale): string {
  return texts?.[language] ?? '';
}
