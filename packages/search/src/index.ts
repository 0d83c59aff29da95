export type { IndexedEntry } from './entry.ts';
export { excerptAt, firstMatch, highlightMatches, type TextPart } from './excerpt.ts';
export { type Expansion, expandQuery } from './expand-query.ts';
export type { Marks } from './marks.ts';
export { queryWords } from './query.ts';
export { type Match, type Matches, SearchIndex } from './search-index.ts';
export { foldPhrase, foldWord, wordsOf } from './words.ts';
