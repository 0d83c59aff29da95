import type { SynonymGroup } from '@beranda/contract';
import { foldWord, wordsOf } from './words.ts';

/** A phrase as folded words. */
export type Phrase = readonly string[];

/** Words of a query from `start` to before `end`, and the phrases that mean the same. */
export type SynonymMatch = { start: number; end: number; phrases: Phrase[] };

export type Synonyms = {
  /** The synonyms of the phrases that stand in the words, of each place the longest. */
  find(words: readonly string[]): SynonymMatch[];
};

const toPhrase = (text: string): string[] => wordsOf(text).map(foldWord).filter(Boolean);

/** Compiles groups of synonyms for lookup. Later groups add to earlier ones with the same word. */
export function compileSynonyms(groups: readonly SynonymGroup[]): Synonyms {
  const meanings = new Map<string, Phrase[]>();
  let longest = 1;
  for (const { words, means } of groups) {
    const sources = words.map(toPhrase).filter(({ length }) => length > 0);
    const targets = means.length > 0 ? means.map(toPhrase) : sources;
    for (const source of sources) {
      const key = source.join(' ');
      const others = targets.filter((target) => target.length > 0 && target.join(' ') !== key);
      meanings.set(key, [...(meanings.get(key) ?? []), ...others]);
      longest = Math.max(longest, source.length);
    }
  }

  function find(words: readonly string[]): SynonymMatch[] {
    const matches: SynonymMatch[] = [];
    let start = 0;
    while (start < words.length) {
      let end = Math.min(words.length, start + longest);
      while (end > start && !meanings.has(words.slice(start, end).join(' '))) end -= 1;
      if (end > start) {
        const phrases = meanings.get(words.slice(start, end).join(' ')) ?? [];
        matches.push({ start, end, phrases });
        start = end;
      } else start += 1;
    }
    return matches;
  }

  return { find };
}
