import { LANGUAGE_TAGS, type Locale } from '@beranda/contract';

/** The `lang` of an item's texts, so that a screen reader speaks an untranslated item in its own language. */
export function languageOf(item: { language: Locale }): string {
  return LANGUAGE_TAGS[item.language];
}
