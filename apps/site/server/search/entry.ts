import { type IndexedEntry, queryWords } from '@beranda/search';
import type { EntryKind } from '#src/content/site-entries.server.ts';

/** An entry of the index, with the address of its page. */
export type Entry = IndexedEntry & {
  kind: EntryKind;
  /** Without language prefix. */
  path: string;
  publishedAt: string | null;
  /** Period in which visitors can find it, as ISO times; null means unbounded. */
  from: string | null;
  until: string | null;
};

/** An entry that matches a query. */
export type SearchHit = { entry: Entry; score: number };

/** The same for two spellings of a query in case, accents and order of words. */
export const normalizedQueryKey = (query: string) => queryWords(query).toSorted().join(' ');

/** The optional fields of an entry, empty. */
export const EMPTY_ENTRY = {
  names: '',
  searchWords: '',
  summary: '',
  headings: '',
  body: '',
  otherTitle: '',
  otherSummary: '',
  decaysFrom: null,
  publishedAt: null,
  from: null,
  until: null,
};
