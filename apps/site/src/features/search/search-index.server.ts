import MiniSearch, { type SearchOptions } from 'minisearch';
import type { Entry, EntryKind } from '#src/content/site-entries.server.ts';
import { foldWord, searchTerms, wordsOf } from './search-terms.ts';

/** A match, and which of its words matched. */
export type Hit = { entry: Entry; found: ReadonlySet<string>; score: number };

export type Search = (typed: string) => Hit[];

/** Boost by kind: products before articles about them. */
const WEIGHTS: Partial<Record<EntryKind, number>> = {
  products: 1.6,
  pages: 1.5,
  promotions: 1.2,
  questions: 1.2,
};

const OPTIONS: SearchOptions = {
  boost: { title: 3, words: 1.5 },
  prefix: (word) => word.length >= 3,
  fuzzy: (word) => (word.length >= 5 ? 0.2 : false),
  weights: { fuzzy: 0.3, prefix: 0.6 },
};

/**
 * Full-text index of entries in one language, with prefix and fuzzy matching. All words must match; if no entry has
 * all, any word is enough (AND, then OR).
 */
export function createSearch(entries: readonly Entry[]): Search {
  const index = new MiniSearch<Entry & { id: number }>({
    fields: ['title', 'text', 'words'],
    tokenize: wordsOf,
    processTerm: foldWord,
  });
  index.addAll(entries.map((entry, id) => ({ ...entry, id })));

  return (typed) => {
    const words = searchTerms(typed);
    if (words.length === 0) return [];
    const options: SearchOptions = {
      ...OPTIONS,
      // Already tokenized: the input is not a query language.
      tokenize: () => words,
      boostDocument: (id: number) => WEIGHTS[(entries[id] as Entry).kind] ?? 1,
    };
    const all = index.search(typed, { ...options, combineWith: 'AND' });
    const results = all.length > 0 ? all : index.search(typed, { ...options, combineWith: 'OR' });
    return results.map(({ id, terms, score }) => ({
      entry: entries[id as number] as Entry,
      found: new Set(terms),
      score,
    }));
  };
}
