import { type Kawung, kawungOf, seededRandom } from '../kawung-geometry.ts';

/** Grounds and what goes with each; their colours stand in `styles/illustration.css`. */
export const TONES = [
  'ink',
  'teal',
  'ember',
  'dusk',
  'brick',
  'clay',
  'forest',
  'sea',
  'wood',
  'dawn',
  'peach',
  'sky',
] as const;

/** What stands in front, and how it may be told from what else it could be. Each is a symbol in `motifs.svg`. */
export const MOTIFS = [
  'awnings',
  'baskets',
  'boats',
  'bridge',
  'city',
  'cloth',
  'coffee',
  'hills',
  'kites',
  'lanterns',
  'palms',
  'rooftops',
  'terraces',
  'walkers',
  'waves',
] as const;

/** What stands behind it, or nothing. */
export const BACKDROPS = ['clouds', 'islands', 'ridges', 'volcano', null] as const;

/** The width that a motif has beyond the picture, to be moved by. */
export const SPARE_WIDTH = 200;

export type PosterPlan = {
  tone: (typeof TONES)[number];
  motif: (typeof MOTIFS)[number];
  back: (typeof BACKDROPS)[number];
  /** How far motif and back are moved to the left. */
  shift: number;
  isMirrored: boolean;
  /** The middle of the light and its reach. */
  light: { x: number; y: number; reach: number };
  kawung: Kawung;
};

/** What the poster of a slug shows; the same for ever. */
export function posterOf(slug: string): PosterPlan {
  const choose = seededRandom(slug);
  const oneOf = <Value>(values: readonly Value[]) => values[choose(values.length)] as Value;
  return {
    tone: oneOf(TONES),
    motif: oneOf(MOTIFS),
    back: oneOf(BACKDROPS),
    shift: choose(SPARE_WIDTH + 1),
    isMirrored: choose(2) === 1,
    light: { x: 180 + choose(441), y: 90 + choose(171), reach: 170 + choose(91) },
    kawung: kawungOf(slug),
  };
}
