import type { SynonymGroup } from '../search-settings.ts';

/** Part of a query, and what is searched for as well. */
export type Expansion = {
  /** Word or phrase of the query, as `foldPhrase` returns it. */
  phrase: string;
  /** Words and phrases with the same meaning, as written in the groups; empty without a synonym. */
  synonyms: string[];
  /** Indexes of the groups that contain the phrase. */
  groups: number[];
};

/** A text for comparison: its words in lower case without accents, separated by one space. */
export function foldPhrase(text: string): string {
  const folded = text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
  return (folded.match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
}

/** What each word and phrase also finds: in a two-way group all others, in a one-way group what it means. */
function synonymsOf(groups: readonly SynonymGroup[]): Map<string, Omit<Expansion, 'phrase'>> {
  const known = new Map<string, { synonyms: string[]; groups: number[] }>();
  for (const [index, { words, means }] of groups.entries())
    for (const word of words) {
      const phrase = foldPhrase(word);
      if (phrase === '') continue;
      const entry = known.get(phrase) ?? { synonyms: [], groups: [] };
      const others = means.length > 0 ? means : words;
      const added = others.filter((other) => ![phrase, ''].includes(foldPhrase(other)));
      known.set(phrase, {
        synonyms: [...new Set([...entry.synonyms, ...added])],
        groups: [...new Set([...entry.groups, index])],
      });
    }
  return known;
}

/**
 * Expands a query by synonyms: its parts in order, each the longest phrase from there that a group contains, or a
 * single word. Synonyms of synonyms are not added. Word forms are not reduced to their stems.
 */
export function expandQuery(query: string, groups: readonly SynonymGroup[]): Expansion[] {
  const known = synonymsOf(groups);
  const words = foldPhrase(query).split(' ').filter(Boolean);
  const longest = Math.max(1, ...[...known.keys()].map((phrase) => phrase.split(' ').length));
  const expansions: Expansion[] = [];
  for (let start = 0; start < words.length; ) {
    let end = Math.min(words.length, start + longest);
    while (end > start + 1 && !known.has(words.slice(start, end).join(' '))) end -= 1;
    const phrase = words.slice(start, end).join(' ');
    expansions.push({ phrase, ...(known.get(phrase) ?? { synonyms: [], groups: [] }) });
    start = end;
  }
  return expansions;
}
