/** A text for comparison: its words in lower case without accents, separated by one space. */
export function foldPhrase(text: string): string {
  const folded = text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
  return (folded.match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
}
