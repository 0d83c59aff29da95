import { foldWord } from '@beranda/search';

/** Numbers with their separators, and words: `100usd` is two of them. */
const WORD = /\p{N}+(?:[.,]\p{N}+)*|\p{L}+/gu;

/** English plurals, so that `dollars` and `dollar` are the same. Applied to both sides of a comparison only. */
function singular(word: string): string {
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}

/** Folded words and numbers of a search in their order. */
export function questionWords(text: string): string[] {
  return (text.normalize('NFC').match(WORD) ?? []).map((word) => singular(foldWord(word)));
}

/** A set of words as `questionWords` has them. @param texts words separated by spaces. */
export function wordSet(...texts: string[]): ReadonlySet<string> {
  return new Set(texts.flatMap(questionWords));
}

/** Index of the first occurrence of a phrase in some words; -1 if there is none. */
export function indexOfPhrase(words: readonly string[], phrase: readonly string[]): number {
  if (phrase.length === 0) return -1;
  return words.findIndex((_, start) => phrase.every((word, offset) => words[start + offset] === word));
}

/** Words of any question about a figure, which do not change what it is about. */
export const SEARCH_QUESTION_WORDS = wordSet(
  'berapa apa hari ini sekarang terbaru terkini saat di dari untuk yang dan cek lihat info',
  'what is the today now current latest how much of in for at on a an and check',
);
