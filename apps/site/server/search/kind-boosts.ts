import type { ItemCollection, Locale } from '@beranda/contract';
import { type EntryKind, entryKindOf } from '#src/content/site-entries.server.ts';

/** Boost of the score by kind: what a customer can use or do before articles about it. */
const BY_KIND: Record<EntryKind, number> = {
  products: 1.6,
  pages: 1.1,
  promotions: 0.95,
  guides: 1.1,
  questions: 0.75,
  branches: 0.6,
  news: 0.65,
  blogs: 0.8,
  literacy: 0.9,
  company: 0.6,
  reports: 1.4,
  careers: 0.6,
  other: 1.1,
};

/**
 * Boosts that replace that of the kind. Lower: `guide-groups` contain the words of all their guides, `notices` nearly every
 * word of the site. Higher: `people`.
 */
const BY_COLLECTION: Partial<Record<ItemCollection, number>> = {
  'guide-groups': 0.7,
  people: 0.8,
  notices: 0.6,
};

/** The site's own pages have short texts, which weigh much by themselves. */
export const PAGE_BOOST = 1;
export const PLACE_BOOST = 0.8;
/** Funds and currencies, which are found by their name alone. */
export const FIGURE_BOOST = 0.75;

export function kindBoostOf(collection: ItemCollection): number {
  return BY_COLLECTION[collection] ?? BY_KIND[entryKindOf(collection)];
}

/** Words for a kind, by which its items are found although they do not say what they are. */
export const KIND_WORDS: Partial<Record<EntryKind, Record<Locale, string>>> = {
  promotions: { id: 'promo, promosi, penawaran', en: 'promotion, promo, offer' },
  careers: { id: 'lowongan kerja, karier', en: 'job, vacancy, career' },
  guides: { id: 'cara, bagaimana, langkah, panduan', en: 'how, guide, steps' },
};
