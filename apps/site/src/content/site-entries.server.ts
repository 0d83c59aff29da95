import { type ItemCollection, pathOfItem } from '@beranda/contract';
import { normalizeQuery } from './search-words.ts';

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

/** Kind of a collection's items. */
export function entryKindOf(collection: string): EntryKind {
  return KINDS[collection] ?? 'other';
}

/** Path of an item's page; of a frequently asked question, the list searched for it. Without language prefix. */
export function pathOfEntry(collection: ItemCollection, slug: string, title: string): string {
  const path = pathOfItem(collection, slug);
  return collection === 'faqs' ? `${path}?${new URLSearchParams({ q: normalizeQuery(title) })}` : path;
}
