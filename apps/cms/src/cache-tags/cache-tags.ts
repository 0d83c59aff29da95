import { ITEM_COLLECTIONS } from '@beranda/contract';

/** Cache tags: every collection and global with public content. */
export const CACHE_TAGS = [
  ...ITEM_COLLECTIONS,
  'facts',
  'faq-topics',
  'media',
  'documents',
  'tags',
  'lending-segments',
  'about',
  'settings',
  'navigation',
  'home',
  'redirects',
  'currencies',
  'exchange-quotes',
  'funds',
  'fund-values',
  'holidays',
  'market',
  'calculators',
  'search',
  'synonyms',
] as const;

export type CacheTag = (typeof CACHE_TAGS)[number];
