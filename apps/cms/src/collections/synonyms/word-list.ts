import { foldPhrase } from '@beranda/search';
import { type Bilingual, bilingual } from '#cms/i18n/bilingual.ts';

/** Words and phrases of a comma-separated list, without duplicates. */
export function wordsIn(list: string | null | undefined): string[] {
  const words = (list ?? '')
    .split(/[,;\n]/)
    .map((word) => word.trim().replaceAll(/\s+/g, ' '))
    .filter(Boolean);
  const folded = words.map(foldPhrase);
  return words.filter((_, index) => folded.indexOf(folded[index] ?? '') === index);
}

/** Why a list is not valid; null if it is. */
export function wordListIssue(
  list: string | null | undefined,
  { maxLength, maxWords }: { maxLength: number; maxWords: number },
): Bilingual | null {
  const words = wordsIn(list);
  if (words.length === 0) return bilingual('Tulis sedikitnya satu kata.', 'Write at least one word.');
  const empty = words.find((word) => foldPhrase(word) === '');
  if (empty !== undefined)
    return bilingual(`“${empty}” tidak berisi huruf atau angka.`, `“${empty}” has no letter or digit.`);
  const long = words.find((word) => word.length > maxLength);
  if (long !== undefined)
    return bilingual(
      `“${long.slice(0, maxLength)}…” terlalu panjang: paling banyak ${maxLength} huruf. Pisahkan kata dengan koma.`,
      `“${long.slice(0, maxLength)}…” is too long: at most ${maxLength} letters. Separate words by commas.`,
    );
  if (words.length > maxWords)
    return bilingual(
      `Ada ${words.length} kata; paling banyak ${maxWords}.`,
      `There are ${words.length} words; at most ${maxWords} are possible.`,
    );
  return null;
}
