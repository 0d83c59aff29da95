import type { Locale } from '@beranda/contract';
import type { PayloadRequest, TextFieldSingleValidation } from 'payload';
import { bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';

const MAX_LENGTH = 250;

const LANGUAGES = {
  id: bilingual('bahasa Indonesia', 'Indonesian'),
  en: bilingual('bahasa Inggris', 'English'),
} as const satisfies Record<Locale, unknown>;

type Described = { decorative?: unknown };

/** The message that a picture has no description in a language, in the user's language. */
export function askForDescription(locale: Locale, req: { i18n: { language: string } }): string {
  const language = LANGUAGES[locale];
  return inLanguageOf(req, {
    id: `Jelaskan gambar ini dalam ${language.id}, atau centang “Hanya hiasan”.`,
    en: `Describe this picture in ${language.en}, or tick “Decorative only”.`,
  });
}

/** The validation message of the description in the language being saved, or null. */
export function problemWith(
  value: unknown,
  { decorative }: Described,
  req: Pick<PayloadRequest, 'i18n' | 'locale'>,
): string | null {
  if (decorative) return null;
  const text = typeof value === 'string' ? value.trim() : '';
  if (text === '') return askForDescription(req.locale === 'en' ? 'en' : 'id', req);
  if (text.length > MAX_LENGTH) {
    return inLanguageOf(req, {
      id: `Teks alternatif paling panjang ${MAX_LENGTH} karakter.`,
      en: `Alternative text has at most ${MAX_LENGTH} characters.`,
    });
  }
  return null;
}

/** A picture has a description, or is decorative. */
export const requireAlternativeText: TextFieldSingleValidation = (value, { data, req }) =>
  problemWith(value, data as Described, req) ?? true;
