import type { ItemCollection, Locale, SearchDocument } from '@beranda/contract';
import { entryOfItem, entryOfPage } from '#src/content/site-entries.server.ts';

export const SECTION_NAMES = [
  'products',
  'business',
  'company',
  'news',
  'learning',
  'help',
  'pages',
  'other',
] as const;
export type SectionName = (typeof SECTION_NAMES)[number];

export type MapLink = { path: string; title: string; language: Locale };

/** A page, and below it what it is the list of: the first of many, and how many there are. */
export type MapEntry = MapLink & { items: MapLink[]; totalItems: number };

/** What stands in it at once, and what is shown to those who ask for all. */
export type MapSection = { name: SectionName; entries: MapEntry[]; others: MapLink[] };

/** Enough to show what a list is about; the list itself has the others. */
const MAX_ITEMS = 6;
/** Of a collection without a list of its own: about as long as the other sections are. */
const MAX_ITEMS_IN_SECTION = 18;

type SectionPlan = {
  pages: readonly string[];
  /** Collections without a list of their own: all of their items stand in the section. */
  collections?: readonly (ItemCollection | (string & {}))[];
};

/** In which section a page stands, and in which order. One that is nowhere stands in the last. */
const SECTIONS: Record<SectionName, SectionPlan> = {
  products: {
    pages: [
      '/register-product',
      '/promo',
      '/calculators/loan',
      '/calculators/savings-goal',
      '/calculators/time-deposit',
      '/exchange-rate',
      '/nab',
    ],
    collections: ['products'],
  },
  business: { pages: ['/business-consultation/business-consultation', '/pembiayaan-supply-chain'] },
  company: {
    pages: [
      '/about-us',
      '/about-us/governance',
      '/about-us/financial-statements',
      '/about-us/prime-lending-rates',
      '/about-us/deposit-guarantee-rates',
      '/careers',
    ],
  },
  news: { pages: ['/news', '/blogs', '/blogs/all'] },
  learning: { pages: ['/literasi'] },
  help: {
    pages: [
      '/about-us/guides',
      '/about-us/questions',
      '/branches',
      '/about-us/contact-us',
      '/about-us/complaint',
      '/privacy-notice',
      '/accessibility',
    ],
  },
  pages: { pages: [], collections: ['pages'] },
  other: { pages: ['/', '/search', '/sitemap'] },
};

/** The pages that are lists, with the collections that they list. */
const LISTS: Record<string, readonly (ItemCollection | (string & {}))[]> = {
  '/promo': ['promotions'],
  '/news': ['news'],
  '/blogs': ['blogs'],
  '/literasi': ['literacy'],
  '/about-us/guides': ['guide-groups', 'guides'],
  '/about-us/governance': ['governance'],
  '/careers': ['careers'],
  '/branches': ['branches'],
};

/**
 * The site as a list for people: its pages and what is published, section by section. Empty sections are left out.
 *
 * @param paths of the pages that no editor writes
 */
export function sectionsOf(
  paths: readonly string[],
  documents: readonly SearchDocument[],
  locale: Locale,
): MapSection[] {
  const itemsOf = (collection: string): MapLink[] =>
    documents
      .filter((document) => document.collection === collection)
      .map(entryOfItem)
      .map(({ path, title, language }) => ({ path, title, language }));

  function pageEntry(path: string): MapEntry[] {
    const entry = entryOfPage(path, locale);
    if (!entry) return [];
    const items = (LISTS[path] ?? []).flatMap(itemsOf);
    return [
      {
        path,
        title: entry.title,
        language: entry.language,
        items: items.slice(0, MAX_ITEMS),
        totalItems: items.length,
      },
    ];
  }

  const placed = new Set(Object.values(SECTIONS).flatMap(({ pages }) => pages));
  const left = paths.filter((path) => !placed.has(path));
  return SECTION_NAMES.map((name) => {
    const { pages, collections = [] } = SECTIONS[name];
    const own = [...pages.filter((path) => paths.includes(path)), ...(name === 'other' ? left : [])];
    const items = collections.flatMap(itemsOf);
    const shown = items.slice(0, MAX_ITEMS_IN_SECTION).map((item) => ({ ...item, items: [], totalItems: 0 }));
    return {
      name,
      entries: [...shown, ...own.flatMap(pageEntry)],
      others: items.slice(MAX_ITEMS_IN_SECTION),
    };
  }).filter(({ entries }) => entries.length > 0);
}
