import { DEFAULT_LOCALE, isLocale, LANGUAGES, type Locale } from '@beranda/contract';

/** A text in both languages of the back office. */
export type Bilingual = Record<Locale, string>;

/** Creates a text in both languages of the back office. */
export function bilingual(id: string, en: string): Bilingual {
  return { id, en };
}

/** The language of the back office that a user has chosen. */
export function userLocale(language: string | undefined): Locale {
  return isLocale(language) ? language : DEFAULT_LOCALE;
}

/** Whether required fields have to be filled in this language of a form; yes for all languages at once. */
export function isRequiredIn(locale: string | undefined): boolean {
  return !isLocale(locale) || LANGUAGES[locale].isRequired;
}

/** The text in the user's language. */
export function inLanguageOf(req: { i18n?: { language?: string } }, text: Bilingual): string {
  return text[userLocale(req.i18n?.language)];
}
