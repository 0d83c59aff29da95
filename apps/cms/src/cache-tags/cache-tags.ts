import { ITEM_COLLECTIONS } from '@beranda/contract';

/** Everything that visitors may see, by the collection or global that holds it: the site caches pages under these tags. */
export const CACHE_TAGS = [
  ...ITEM_COLLECTIONS,
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
] as const;

export type CacheTag = (typeof CACHE_TAGS)[number];
