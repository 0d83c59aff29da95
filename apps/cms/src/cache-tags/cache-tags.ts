import { ITEM_COLLECTIONS } from '@beranda/contract';

/** Everything that visitors may see, by the collection or global that holds it. */
export const SCOPES = [
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

export type Scope = (typeof SCOPES)[number];
