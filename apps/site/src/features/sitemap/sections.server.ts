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

/** A page and, if it is a list, its first items and their number. */
export type MapEntry = MapLink & { items: MapLink[]; totalItems: number };

/** A section: its entries, and those behind "show all". */
export type MapSection = { name: SectionName; entries: MapEntry[]; others: MapLink[] };

/** Number of items below a list page; the list has the others. */
const MAX_ITEMS = 6;
/** Number of items of a collection without a list page. */
const MAX_ITEMS_IN_SECTION = 18;

type SectionPlan = {
  pages: readonly string[];
  /** Collections without a list page: all of their items are in the section. */
  collections?: readonly (ItemCollection | (string & {}))[];
};

/** Sections and the order of their pages; other pages are in the last section. */
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

/** List pages with their collections. */
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
 * Sections of the site map: pages and published items. Empty sections are left out.
 *
 * @param paths of the static pages
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
    const visible = items
      .slice(0, MAX_ITEMS_IN_SECTION)
      .map((item) => ({ ...item, items: [], totalItems: 0 }));
    return {
      name,
      entries: [...visible, ...own.flatMap(pageEntry)],
      others: items.slice(MAX_ITEMS_IN_SECTION),
    };
  }).filter(({ entries }) => entries.length > 0);
}
