import { type Locale, otherLocale } from '@beranda/contract';
import { cachedStemsOf } from './stems.ts';
import { foldWord, wordsOf } from './words.ts';

/** A document of the index: a page, an item or a place. */
export type IndexedEntry = {
  key: string;
  /** Language of its texts. */
  language: Locale;
  title: string;
  /** Other names, abbreviations and words of its task, with commas between them; not shown. */
  names: string;
  /** Customers' words for it in both languages, maintained by editors, with commas between them; not shown. */
  searchWords: string;
  summary: string;
  headings: string;
  body: string;
  /** Title and summary in the other language; empty if there is none. */
  otherTitle: string;
  otherSummary: string;
  /** Boost of its score by kind: products and tasks before news. */
  kindBoost: number;
  /** Recency: its score decays from this date on, as ISO time; null if it does not age. */
  decaysFrom: string | null;
};

/** The texts of an entry, each with its own boost. */
export const FIELDS = [
  'title',
  'names',
  'searchWords',
  'otherTitle',
  'summary',
  'otherSummary',
  'headings',
  'body',
] as const;
export type Field = (typeof FIELDS)[number];

/** Fields with titles and names of an entry. */
export const NAME_FIELDS: readonly Field[] = ['title', 'names', 'searchWords', 'otherTitle'];

export const bitOf = (field: Field): number => 1 << FIELDS.indexOf(field);

export const foldedWordsOf = (text: string): string[] => wordsOf(text).map(foldWord).filter(Boolean);

/** Stems of a word in the language of a field, or in both for words that customers use. */
export function stemsIn({ language }: IndexedEntry, field: Field, word: string): readonly string[] {
  if (field === 'searchWords') return [...cachedStemsOf(word, 'id'), ...cachedStemsOf(word, 'en')];
  return cachedStemsOf(word, field.startsWith('other') ? otherLocale(language) : language);
}
