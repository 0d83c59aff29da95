import { LANGUAGES, type Locale } from '@beranda/contract';

/** The `lang` of an item's texts, so that screen readers pronounce untranslated items correctly. */
export function languageOf(item: { language: Locale }): string {
  return LANGUAGES[item.language].tag;
}
