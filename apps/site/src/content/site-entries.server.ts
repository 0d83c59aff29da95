import { type ItemCollection, type Locale, pathOfItem, type SearchDocument } from '@beranda/contract';
import { normalizeSearch } from './search-words.ts';
import { findSitePage } from './site-pages/site-pages.server.ts';

/** Kinds of entries: headings by which the search page and the site map group them. */
export const ENTRY_KINDS = [
  'products',
  'promotions',
  'pages',
  'guides',
  'questions',
  'branches',
  'news',
  'blogs',
  'literacy',
  'company',
  'reports',
  'careers',
  'other',
] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** An entry of the search index and the site map. */
export type Entry = {
  kind: EntryKind;
  path: string;
  language: Locale;
  title: string;
  text: string;
  /** Additional search terms, not displayed. */
  words: string;
  publishedAt: string | null;
  /** Period in which visitors can find it; see `Content.isActive`. */
  from: string | null;
  until: string | null;
};

/** Keys are collections of the contract, and of later versions of it. */
const KINDS: Partial<Record<ItemCollection | (string & {}), EntryKind>> = {
  products: 'products',
  promotions: 'promotions',
  pages: 'pages',
  notices: 'pages',
  guides: 'guides',
  'guide-groups': 'guides',
  faqs: 'questions',
  branches: 'branches',
  news: 'news',
  blogs: 'blogs',
  literacy: 'literacy',
  governance: 'company',
  people: 'company',
  'group-companies': 'company',
  reports: 'reports',
  'complaint-reports': 'reports',
  'guarantee-rates': 'reports',
  'lending-rates': 'reports',
  careers: 'careers',
};

const ALWAYS = { from: null, until: null };

/** Kind of a collection's items. */
export function entryKindOf(collection: string): EntryKind {
  return KINDS[collection] ?? 'other';
}

/** Entry of a static page; undefined if it has no name. */
export function entryOfPage(path: string, locale: Locale): Entry | undefined {
  const page = findSitePage(path)?.[locale];
  return page && { kind: 'pages', path, language: locale, publishedAt: null, ...ALWAYS, ...page };
}

/** Entry of a published item, with its own page or the page that lists it. */
export function entryOfItem(document: SearchDocument): Entry {
  const { collection, slug, language, title, summary, publishedAt, from, until } = document;
  const path = pathOfItem(collection, slug);
  return {
    kind: entryKindOf(collection),
    // Searches the page for this question.
    path: collection === 'faqs' ? `${path}?${new URLSearchParams({ q: normalizeSearch(title) })}` : path,
    language,
    title,
    text: summary,
    words: '',
    publishedAt,
    from,
    until,
  };
}
