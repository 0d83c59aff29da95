export { excerptAt, firstMatch, highlightMatches, type TextPart } from './excerpt.ts';
export { queryWords, WEIGHTS } from './query.ts';
export { type IndexedEntry, type Match, type Matches, RANKING, SearchIndex } from './search-index.ts';
export { foldWord, wordsOf } from './words.ts';
