import { type Bilingual, bilingual } from '#cms/i18n/bilingual.ts';

/** The counter's text for a length and its limit. */
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
