/** The drawings, by what they show. The file of the same name stands in `scenes/`. */
export const SCENES = [
  // Places and people, which fill their frame
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

  // States of a page: coming soon, not found, broken, closed
  'sunrise-veranda',
  'lost-path',
  'rain-veranda',
  'maintenance',

  // Things on a disc of light, which stand on any ground: savings, a message sent, an empty list, nothing found
  'clay-savings',
  'letter-sent',
  'empty-basket',
  'map-magnifier',
] as const;

export type Scene = (typeof SCENES)[number];
