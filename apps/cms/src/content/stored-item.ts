import { LOCALES, type Locale } from '@beranda/contract';

/** A value for each language, as the database answers it under `locale: 'all'`. */
export type InEach<T> = Partial<Record<Locale, T | null>> | null | undefined;

/** What the factory of item collections gives every item, with all of its languages, at depth 0. */
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

/** An item and the language in which it is shown. */
export type Shown<Item> = { item: Item; language: Locale };

/** Languages in which visitors may see an item: published in it, and with a title. */
export function publishedLanguages(item: StoredItem): Locale[] {
  return LOCALES.filter((locale) => item._status?.[locale] === 'published' && Boolean(item.title?.[locale]));
}

/** Languages that a draft can be previewed in: whatever has been written so far. */
export function writtenLanguages(item: StoredItem): Locale[] {
  return LOCALES.filter((locale) => Boolean(item.title?.[locale]));
}

/** The language in which an item is shown to who asked for `asked`, or null when there is none to show. */
export function languageFor(available: readonly Locale[], asked: Locale): Locale | null {
  if (available.includes(asked)) return asked;
  return available.includes('id') ? 'id' : null;
}

/** A text in one language, empty where there is none. */
export function textIn(texts: InEach<string>, language: Locale): string {
  return texts?.[language] ?? '';
}

/** The language in which a text can be shown: the asked one, or Indonesian where it has none in that. */
export function languageOfText(texts: InEach<string>, asked: Locale): Locale {
  return textIn(texts, asked) ? asked : 'id';
}

/** A text that need not be translated: where it is missing, the Indonesian one, if visitors may see that. */
export function textOrIndonesian({ item, language }: Shown<StoredItem>, texts: InEach<string>): string {
  const isShownInIndonesian = publishedLanguages(item).includes('id');
  return textIn(texts, language) || (isShownInIndonesian ? textIn(texts, 'id') : '');
}

/** What every list says of an item. */
export function summaryOf({ item, language }: Shown<StoredItem>) {
  return {
    slug: item.slug ?? '',
    language,
    title: textIn(item.title, language),
    updatedAt: new Date(item.updatedAt).toISOString(),
  };
}
