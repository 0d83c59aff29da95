import { LANGUAGE_TAGS, type NewsSummary } from '@beranda/contract';

/** The `lang` of an item's texts, so that a screen reader speaks an untranslated item in its own language. */
export function languageOf(item: Pick<NewsSummary, 'language'>): string {
  return LANGUAGE_TAGS[item.language];
}
