/**
 * Deterministic pseudo-random numbers from 0 to below 1: mulberry32, seeded with the FNV-1a hash of a name.
 */
export function sequenceOf(name: string): () => number {
  let state = 2_166_136_261;
  for (const character of name) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16_777_619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const DRAWS = 12;

/**
 * Approximately normally distributed, with mean 0 and standard deviation 1: the sum of twelve uniform values,
 * minus six.
 */
export function nextNormal(next: () => number): number {
  let sum = -DRAWS / 2;
  for (let draw = 0; draw < DRAWS; draw += 1) sum += next();
  return sum;
}
