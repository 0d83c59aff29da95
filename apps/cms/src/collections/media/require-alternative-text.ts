import type { TextFieldSingleValidation } from 'payload';
import { type Bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';

const MAX_LENGTH = 250;

/**
 * A picture is described in both languages, or it is decorative. The two texts are fields of their own and
 * not one localised field: Payload saves one language at a time, and could not refuse the other's absence.
 */
export function requireAlternativeText(language: Bilingual): TextFieldSingleValidation {
  return (value, { data, req }) => {
    if ((data as { decorative?: boolean | null }).decorative) return true;
    const text = value?.trim() ?? '';
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
    return true;
  };
}
