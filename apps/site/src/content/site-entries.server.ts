import { type ItemCollection, type Locale, pathOfItem, type SearchDocument } from '@beranda/contract';
import { sitePages as english } from '../i18n/catalogues/en/site-pages.ts';
import { sitePages as indonesian } from '../i18n/catalogues/id/site-pages.ts';
import { typedSearch } from './search-words.ts';

/** What something is, for who looks for it: the heading under which search and site map show it. */
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

/** Something that stands at an address of the site. */
export type Entry = {
  kind: EntryKind;
  path: string;
  language: Locale;
  title: string;
  text: string;
  /** More words to find it by, which nobody sees. */
  words: string;
  publishedAt: string | null;
  /** When visitors find it; see `Content.isActive`. */
  from: string | null;
  until: string | null;
};

/** Names are those of the contract, and of collections that it may get. */
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

type SitePage = { title: string; text: string; words: string };
const SITE_PAGES: Record<Locale, Record<string, SitePage>> = { id: indonesian, en: english };

/** What kind of thing the items of a collection are. */
export function kindOfItems(collection: string): EntryKind {
  return KINDS[collection] ?? 'other';
}

/** A page that no editor writes; undefined for one that has not been given a name. */
export function entryOfPage(path: string, locale: Locale): Entry | undefined {
  const page = SITE_PAGES[locale][path];
  return page && { kind: 'pages', path, language: locale, publishedAt: null, ...ALWAYS, ...page };
}

/** A published item, at its own page or on the one that shows it. */
export function entryOfItem(document: SearchDocument): Entry {
  const { collection, slug, language, title, summary, publishedAt, from, until } = document;
  const path = pathOfItem(collection, slug);
  return {
    kind: kindOfItems(collection),
    // Of all the questions on the page, this one.
    path: collection === 'faqs' ? `${path}?${new URLSearchParams({ q: typedSearch(title) })}` : path,
    language,
    title,
    text: summary,
    words: '',
    publishedAt,
    from,
    until,
  };
}
