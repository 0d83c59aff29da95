/** More letters than anybody needs to find something. */
export const LONGEST_SEARCH = 100;
const MOST_WORDS = 8;

/** Without capitals and accents, so that who types without them finds the same. */
function folded(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** What somebody typed into a field, as it is shown again: one line, no longer than anybody needs. */
export function typedSearch(value: string | null): string {
  return (value ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST_SEARCH);
}

/** Asks whether a text has every word of a search, each anywhere in it. Without words every text has them. */
export function hasWordsOf(search: string): (text: string) => boolean {
  const words = folded(search)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, MOST_WORDS);
  return (text) => {
    const whole = folded(text);
    return words.every((word) => whole.includes(word));
  };
}
