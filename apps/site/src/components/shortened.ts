/** From this part of the length on, the end of a sentence is a better end than the last word. */
const SENTENCE_FROM = 0.6;

/**
 * The beginning of a text for a card, of at most so many characters: it ends with a sentence, or with a word and an
 * ellipsis. A browser that cuts lines (`line-clamp`) ends within a word.
 */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const beginning = text.slice(0, most);
  const sentences = [...`${beginning} `.matchAll(/[.!?](?=\s)/g)];
  const end = sentences.at(-1)?.index ?? -1;
  if (end >= most * SENTENCE_FROM) return beginning.slice(0, end + 1);
  const words = text.slice(0, most).replace(/\s+\S*$/, '');
  return `${words.replace(/[\s,;:–—.]+$/, '')}…`;
}
