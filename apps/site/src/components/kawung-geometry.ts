/** Whether petals are stroked, filled or both. */
const STROKES = ['both', 'outlined', 'filled'] as const;

const SIZES = [64, 92, 132, 176, 240, 360];
const ANGLES = [0, 15, 30, 45, 60, 75];
const BULGES = [0.13, 0.17, 0.21];

/** Layout of a kawung pattern, in the units of its drawing. */
export type Kawung = {
  /** Edge length of a tile. */
  size: number;
  /** Rotation of the pattern, in degrees. */
  angle: number;
  /** Offset of the first tile. */
  x: number;
  y: number;
  /** Width of a petal at its middle, as a fraction of the edge length: the density of the pattern. */
  bulge: number;
  petals: (typeof STROKES)[number];
};

/**
 * Seeded pseudo-random generator: each call returns an integer from 0 to `count` - 1. The same slug gives the same
 * sequence on every platform (FNV-1a for the seed, mulberry32 for the sequence).
 */
export function seededRandom(slug: string): (count: number) => number {
  let state = 0x811c9dc5;
  for (const character of slug) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (count) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % count;
  };
}

/** The kawung layout of a slug, deterministic. */
export function kawungOf(slug: string): Kawung {
  const choose = seededRandom(`kawung ${slug}`);
  const oneOf = <Value>(values: readonly Value[]) => values[choose(values.length)] as Value;
  const size = oneOf(SIZES);
  return {
    size,
    angle: oneOf(ANGLES),
    x: choose(size),
    y: choose(size),
    bulge: oneOf(BULGES),
    petals: oneOf(STROKES),
  };
}
