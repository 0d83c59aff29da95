/** What each drawing is of. The file of the same name stands in `scenes/`. */
export const SCENES = [
  'coffee-farmer',
  'commuter-train',
  'consultation',
  'empty-basket',
  'family-table',
  'ferry',
  'fishing-boats',
  'lanterns',
  'lost-path',
  'maintenance',
  'map-magnifier',
  'market-stall',
  'rain-veranda',
  'rice-terraces',
  'shop-front',
  'sunrise-veranda',
  'weaver',
] as const;

export type Scene = (typeof SCENES)[number];
