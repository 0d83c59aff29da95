/** Seeded random number generator: the same seed gives the same sequence. */
export interface Random {
  /** A number from `low` up to `high`. */
  float(low: number, high: number): number;
  /** A whole number from `low` to `high`, both included. */
  int(low: number, high: number): number;
  /** True with the given probability. */
  chance(share: number): boolean;
  /** A random element of a non-empty list. */
  pick<T>(list: readonly T[]): T;
  /** A shuffled copy of a list. */
  shuffle<T>(list: readonly T[]): T[];
}

/** Hashes a text to 32 bits (FNV-1a with a final mix, so that similar texts differ strongly). */
export function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) {
    h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  }
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/** Creates a generator from a text seed (mulberry32). */
export function createRandom(seed: string): Random {
  let state = hash(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const int = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    float: (low, high) => low + next() * (high - low),
    int,
    chance: (share) => next() < share,
    pick: <T>(list: readonly T[]): T => {
      const index = int(0, list.length - 1);
      const found = list[index];
      if (found === undefined) throw new Error('pick needs a list that is not empty');
      return found;
    },
    shuffle: <T>(list: readonly T[]): T[] => {
      const rest = [...list];
      const out: T[] = [];
      while (rest.length > 0) out.push(...rest.splice(int(0, rest.length - 1), 1));
      return out;
    },
  };
}
