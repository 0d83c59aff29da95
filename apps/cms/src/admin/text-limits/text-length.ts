import { type Bilingual, bilingual } from '#cms/i18n/bilingual.ts';

/** What is said below a text of a length that may have so many characters. */
export function textLength(length: number, limit: number): { isTooLong: boolean; text: Bilingual } {
  const excess = length - limit;
  return {
    isTooLong: excess > 0,
    text:
      excess > 0
        ? bilingual(
            `${length} dari ${limit} karakter: ${excess} terlalu banyak. Tidak disimpan sebelum dipendekkan.`,
            `${length} of ${limit} characters: ${excess} too many. Not saved until it is shorter.`,
          )
        : bilingual(`${length} dari ${limit} karakter`, `${length} of ${limit} characters`),
  };
}
