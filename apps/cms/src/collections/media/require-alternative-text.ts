import type { Locale } from '@beranda/contract';
import type { PayloadRequest, TextFieldSingleValidation } from 'payload';
import { type Bilingual, bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';

const MAX_LENGTH = 250;

/** The name of each language, as it stands in a sentence. */
export const LANGUAGE_NAMES = {
  id: bilingual('bahasa Indonesia', 'Indonesian'),
  en: bilingual('bahasa Inggris', 'English'),
} as const satisfies Record<Locale, Bilingual>;

type Described = { decorative?: unknown };

/** The error in the description in the language being saved, as a sentence; null without one. */
export function alternativeTextIssue(
  value: unknown,
  { decorative }: Described,
  req: Pick<PayloadRequest, 'i18n' | 'locale'>,
): string | null {
  if (decorative) return null;
  const text = typeof value === 'string' ? value.trim() : '';
  if (text === '') {
    const language = LANGUAGE_NAMES[req.locale === 'en' ? 'en' : 'id'];
    return inLanguageOf(req, {
      id: `Jelaskan gambar ini dalam ${language.id}, atau centang “Hanya hiasan”.`,
      en: `Describe this picture in ${language.en}, or tick “Decorative only”.`,
    });
  }
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
  alternativeTextIssue(value, data as Described, req) ?? true;
