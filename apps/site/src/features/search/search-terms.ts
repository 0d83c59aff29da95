import type { TextPart } from '#src/content/search-service.ts';
import { MAX_SEARCH_LENGTH } from '#src/content/search-words.ts';

const MAX_WORDS = 10;

/** Words too frequent to be useful for a search. */
const STOP_WORDS = new Set(
  'yang dan di ke dari untuk dengan atau pada the a an and of to in for on with or at is'.split(' '),
);

/** Normalizes a query: removes invisible characters and truncates. */
export function normalizeQuery(value: string | null): string {
  return (value ?? '')
    .normalize('NFC')
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, MAX_SEARCH_LENGTH)
    .trim();
}

const WORD = /[\p{L}\p{N}]+/gu;

/** Tokenizes a text. */
export function wordsOf(text: string): string[] {
  return text.match(WORD) ?? [];
}

/** Folds a word for comparison: lower case without accents. */
export function foldWord(word: string): string {
  return word.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
}

/** Search terms of a query, deduplicated; stop words only if there is nothing else. */
export function searchTerms(typed: string): string[] {
  const words = [...new Set(wordsOf(typed).map(foldWord))].filter(Boolean);
  const telling = words.filter((word) => !STOP_WORDS.has(word));
  return (telling.length > 0 ? telling : words).slice(0, MAX_WORDS);
}

const EXCERPT_LENGTH = 180;
const LETTERS_BEFORE = 60;

/** Splits a text into matching and other parts; adjacent parts of the same sort are merged. */
export function highlightMatches(text: string, found: ReadonlySet<string>): TextPart[] {
  const pieces: TextPart[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!found.has(foldWord(word))) continue;
    if (index > end) pieces.push({ text: text.slice(end, index), isFound: false });
    pieces.push({ text: word, isFound: true });
    end = index + word.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), isFound: false });
  return pieces;
}

/** Excerpt in whole words around the first match. */
export function excerpt(text: string, found: ReadonlySet<string>): string {
  if (text.length <= EXCERPT_LENGTH) return text;
  const first = [...text.matchAll(WORD)].find(([word]) => found.has(foldWord(word)))?.index ?? 0;
  const wanted = Math.max(0, first - LETTERS_BEFORE);
  const start = wanted === 0 ? 0 : text.indexOf(' ', wanted) + 1;
  const cut = text.slice(start, start + EXCERPT_LENGTH);
  const isWhole = start + EXCERPT_LENGTH >= text.length;
  const excerptText = isWhole ? cut : cut.slice(0, Math.max(cut.lastIndexOf(' '), EXCERPT_LENGTH / 2));
  return `${start > 0 ? '… ' : ''}${excerptText.trim()}${isWhole ? '' : ' …'}`;
}
