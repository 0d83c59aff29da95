import type { PayloadRequest, TextFieldSingleValidation } from 'payload';
import { bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';

const MAX_LENGTH = 250;

/** The description fields, and the language of each. */
export const DESCRIPTIONS = {
  altId: bilingual('bahasa Indonesia', 'Indonesian'),
  altEn: bilingual('bahasa Inggris', 'English'),
} as const;

type Description = keyof typeof DESCRIPTIONS;
type Described = { decorative?: unknown };

/** The validation message of a description, in the user's language, or null. */
export function problemWith(
  field: Description,
  value: unknown,
  { decorative }: Described,
  req: Pick<PayloadRequest, 'i18n'>,
): string | null {
  if (decorative) return null;
  const text = typeof value === 'string' ? value.trim() : '';
  const language = DESCRIPTIONS[field];
  if (text === '') {
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

/**
 * A picture has descriptions in both languages, or is decorative. Two fields instead of a localized one,
 * because Payload validates only the saved language.
 */
export function requireAlternativeText(field: Description): TextFieldSingleValidation {
  return (value, { data, req }) => problemWith(field, value, data as Described, req) ?? true;
}
