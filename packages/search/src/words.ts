/**
 * A word. Single letters with dots are one abbreviation: K.P.R., L.P.S. A single letter before a hyphen belongs to the
 * word after it: m-banking, e-KTP, i-banking.
 */
const WORD =
  /(?<![\p{L}\p{N}])\p{L}(?:\.\p{L})+(?!\.?[\p{L}\p{N}])\.?|(?:(?<![\p{L}\p{N}])\p{L}-(?=[\p{L}\p{N}]{2}))?[\p{L}\p{N}]+/gu;

const removeJoints = (word: string) => word.replaceAll(/[-.]/g, '');

/** Folds a word for comparison: lower case without accents. */
export function foldWord(word: string): string {
  return word.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
}

/** Splits a text into words, unchanged and without punctuation. */
export function wordsOf(text: string): string[] {
  return (text.match(WORD) ?? []).map(removeJoints);
}

/** Folds a phrase for comparison: its folded words, separated by one space. */
export const foldPhrase = (text: string): string => wordsOf(text).map(foldWord).filter(Boolean).join(' ');

/** A word of a text with its offset and its length in the text. */
export type Token = { word: string; index: number; length: number };

/** Tokenizes a text: its words with their offsets, for marking matches. */
export function* tokensOf(text: string): Generator<Token> {
  for (const { 0: word, index } of text.matchAll(WORD))
    yield { word: removeJoints(word), index, length: word.length };
}
