import { DEFAULT_LOCALE, LOCALES, type Locale, localesShownIn } from '@beranda/contract';

/** A value per language, as read with `locale: 'all'`. */
export type InEach<T> = Partial<Record<Locale, T | null>> | null | undefined;

/** The factory's fields of an item, in all languages, at depth 0. */
export type StoredItem = {
  id: number | string;
  slug?: string | null;
  updatedAt: string;
  title?: InEach<string>;
  metaTitle?: InEach<string>;
  metaDescription?: InEach<string>;
  withdrawnBecause?: InEach<string>;
  _status?: InEach<string>;
};

/** An item with its display language. */
export type Shown<Item> = { item: Item; language: Locale };

/** Languages in which an item is public: published, with a title. */
export function publishedLanguages(item: StoredItem): Locale[] {
  return LOCALES.filter((locale) => item._status?.[locale] === 'published' && Boolean(item.title?.[locale]));
}

/** Languages in which a draft can be previewed: all that have text. */
export function writtenLanguages(item: StoredItem): Locale[] {
  return LOCALES.filter((locale) => Boolean(item.title?.[locale]));
}

/** The display language of an item for the requested one; null if it is not available. */
export function languageFor(available: readonly Locale[], requested: Locale): Locale | null {
  return localesShownIn(requested).find((locale) => available.includes(locale)) ?? null;
}

/** The text in one language, or an empty text. */
export function textIn(texts: InEach<string>, language: Locale): string {
  return texts?.[language] ?? '';
}

/** The display language of a text: the requested one, or Indonesian as fallback. */
export function languageOfText(texts: InEach<string>, requested: Locale): Locale {
  return localesShownIn(requested).find((locale) => textIn(texts, locale)) ?? DEFAULT_LOCALE;
}

/** An optional translation: falls back to Indonesian if that is public. */
export function textOrIndonesian({ item, language }: Shown<StoredItem>, texts: InEach<string>): string {
  const isShownInIndonesian = publishedLanguages(item).includes(DEFAULT_LOCALE);
  return textIn(texts, language) || (isShownInIndonesian ? textIn(texts, DEFAULT_LOCALE) : '');
}

/** The list entry fields of every item. */
export function summaryOf({ item, language }: Shown<StoredItem>) {
  return {
    slug: item.slug ?? '',
    language,
    title: textIn(item.title, language),
    updatedAt: new Date(item.updatedAt).toISOString(),
  };
}
