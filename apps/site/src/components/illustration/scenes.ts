/** Names of the illustrations; each has a file in `scenes/`. */
export const SCENES = [
  // Places and people, filling the frame
  'coffee-farmer',
  'commuter-train',
  'consultation',
  'family-table',
  'ferry',
  'fishing-boats',
  'lanterns',
  'market-stall',
  'new-home',
  'reading',
  'rice-terraces',
  'shop-front',
  'supply-truck',
  'weaver',

  // Page states: coming soon, not found, error, maintenance
  'sunrise-veranda',
  'lost-path',
  'rain-veranda',
  'maintenance',

  // Objects on a light disc, for any background: savings, message sent, empty list, no results
  'clay-savings',
  'letter-sent',
  'empty-basket',
  'map-magnifier',
] as const;

export type Scene = (typeof SCENES)[number];
