import MiniSearch, { type SearchOptions } from 'minisearch';
import type { Entry, EntryKind } from '#src/content/site-entries.server.ts';
import { foldWord, searchTerms, wordsOf } from './search-terms.ts';

/** An entry that was found, and by which of its words. */
export type Hit = { entry: Entry; found: ReadonlySet<string>; score: number };

export type Search = (typed: string) => Hit[];

/** What people come for stands before what is written about it. */
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
 * An index over entries that are all shown in one language. Beginnings of words find them, and so do words with a
 * letter or two mistaken. All words have to be found; where nothing has them all, each counts for itself.
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
      // Only words that come from here: what was typed is no query language.
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
