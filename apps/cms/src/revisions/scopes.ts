/** Everything that visitors may see, by the collection or global that holds it. */
export const SCOPES = [
  'news',
  'media',
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
] as const;

export type Scope = (typeof SCOPES)[number];
