/** Limits the work and the memory per search. */
export const MAX_SEARCH_LENGTH = 100;
const MAX_WORDS = 8;

/** Case folding, and removal of diacritics: `cafe` matches `Café`. */
function fold(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** The words of a text, folded for comparison. */
export function foldedWords(text: string): string[] {
  return fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** Normalizes the text of a search field: one line, without invisible characters, of limited length. */
export function normalizeQuery(value: string | null): string {
  return (value ?? '')
    .normalize('NFC')
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, MAX_SEARCH_LENGTH)
    .trim();
}

/** Returns a predicate: does a text contain every word of the search? An empty search matches every text. */
export function matchesWords(search: string): (text: string) => boolean {
  const words = foldedWords(search).slice(0, MAX_WORDS);
  return (text) => {
    const folded = fold(text);
    return words.every((word) => folded.includes(word));
  };
}
