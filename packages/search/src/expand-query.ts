import type { SynonymGroup } from '@beranda/contract';
import { queryWords } from './query.ts';
import { compileSynonyms } from './synonyms.ts';

/** A word or phrase of a query, and its synonyms. */
export type Expansion = {
  /** Word or phrase of the query, folded. */
  phrase: string;
  /** Words and phrases with the same meaning, as written in the groups; empty without a synonym. */
  synonyms: readonly string[];
  /** Indexes of the groups that contain the phrase. */
  groups: readonly number[];
};

/** Query expansion as shown to editors: the parts of a query in order, with the synonyms that are searched as well. */
export function expandQuery(query: string, groups: readonly SynonymGroup[]): Expansion[] {
  const words = queryWords(query);
  const matches = new Map(
    compileSynonyms(groups)
      .find(words)
      .map((match) => [match.start, match]),
  );
  const parts: Expansion[] = [];
  for (let start = 0; start < words.length; ) {
    const { end, synonyms, groups } = matches.get(start) ?? { end: start + 1, synonyms: [], groups: [] };
    const phrase = words.slice(start, end).join(' ');
    parts.push({ phrase, synonyms: [...new Set(synonyms.map(({ text }) => text))], groups });
    start = end;
  }
  return parts;
}
