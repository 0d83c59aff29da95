/** From this share of the maximum length on, the text is cut at the end of a sentence instead of a word. */
const SENTENCE_FROM = 0.4;

/**
 * The beginning of a text for a card, of at most `maxLength` characters: it ends with a sentence, or with a word and an
 * ellipsis. A browser that cuts lines (`line-clamp`) ends within a word.
 */
export function truncateText(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  // One character more, which shows whether a sentence or word ends here: not in “Rp2.000”.
  const beginning = text.slice(0, maxLength + 1);
  const end = [...beginning.matchAll(/[.!?](?=\s)/g)].at(-1)?.index ?? -1;
  if (end >= maxLength * SENTENCE_FROM) return beginning.slice(0, end + 1);
  return `${beginning
    .replace(/\s+\S*$/, '')
    .slice(0, maxLength)
    .replace(/[\s,;:–—.]+$/, '')}…`;
}
