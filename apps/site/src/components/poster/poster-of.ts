import { type Kawung, kawungOf, seededRandom } from '../kawung-geometry.ts';

/** Background tones; their colours are in `styles/illustration.css`. */
export const TONES = [
  'foreground',
  'primary',
  'accent-strong',
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

/** Foreground motifs; each is a symbol in `motifs.svg`. */
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

/** Backdrop behind the motif, or none. */
export const BACKDROPS = ['clouds', 'islands', 'ridges', 'volcano', null] as const;

/** Width by which a motif exceeds the picture, so that it can be shifted. */
export const SPARE_WIDTH = 200;

type PosterPlan = {
  tone: (typeof TONES)[number];
  motif: (typeof MOTIFS)[number];
  back: (typeof BACKDROPS)[number];
  /** Shift of motif and backdrop to the left. */
  shift: number;
  isMirrored: boolean;
  /** Centre and radius of the light. */
  light: { x: number; y: number; reach: number };
  kawung: Kawung;
};

/** The poster of a slug; deterministic. */
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
