/** Maximum edit distance of a correction by word length: 0 for short words, which are close to many others. */
function maxDistance(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/**
 * For fuzzy search: edit distance with adjacent transpositions (optimal string alignment), or `limit + 1` when it is above
 * the limit. Only the cells within the limit of the table's diagonal are computed: all others are above it.
 */
export function editDistance(a: string, b: string, limit: number): number {
  const above = limit + 1;
  if (Math.abs(a.length - b.length) > limit) return above;
  const width = b.length + 1;
  if (table.length < 3 * width) table = new Uint8Array(3 * width);
  for (let j = 0; j < width; j += 1) table[j] = j;
  for (let i = 1; i <= a.length; i += 1) {
    const [row, last, before] = [(i % 3) * width, ((i + 2) % 3) * width, ((i + 1) % 3) * width];
    const [from, to] = [Math.max(1, i - limit), Math.min(b.length, i + limit)];
    let least = from === 1 ? i : above;
    table[row + from - 1] = least;
    for (let j = from; j <= to; j += 1) {
      const isSame = a.charCodeAt(i - 1) === b.charCodeAt(j - 1);
      let cost = (table[last + j - 1] as number) + (isSame ? 0 : 1);
      cost = Math.min(cost, (table[row + j - 1] as number) + 1);
      // The row above ends a cell earlier.
      if (j < i + limit) cost = Math.min(cost, (table[last + j] as number) + 1);
      const isSwapped =
        i > 1 &&
        j > 1 &&
        a.charCodeAt(i - 1) === b.charCodeAt(j - 2) &&
        a.charCodeAt(i - 2) === b.charCodeAt(j - 1);
      if (isSwapped) cost = Math.min(cost, (table[before + j - 2] as number) + 1);
      table[row + j] = cost;
      least = Math.min(least, cost);
    }
    if (least > limit) return above;
  }
  return Math.min(above, table[(a.length % 3) * width + b.length] as number);
}

/** The last three rows of the table of distances, reused: a misspelt word is compared with thousands. */
let table = new Uint8Array(64);

export type Correction = { word: string; distance: number; count: number };

/** The words of titles, names and summaries, by which misspelt words are corrected and prefixes completed. */
export class Vocabulary {
  /** By first letter and length, so that a search compares few words. */
  readonly #groups = new Map<string, Map<string, number>>();

  add(word: string): void {
    const key = groupOf(word[0], word.length);
    const group = this.#groups.get(key) ?? new Map<string, number>();
    this.#groups.set(key, group.set(word, (group.get(word) ?? 0) + 1));
  }

  remove(word: string): void {
    const group = this.#groups.get(groupOf(word[0], word.length));
    const count = group?.get(word) ?? 0;
    if (count > 1) group?.set(word, count - 1);
    else group?.delete(word);
  }

  /** The number of fields that contain the word. */
  count(word: string): number {
    return this.#groups.get(groupOf(word[0], word.length))?.get(word) ?? 0;
  }

  /** Likely corrections of a misspelt word, closest first. Its first letter is assumed right, or swapped with the second. */
  corrections(word: string, maxCount: number): Correction[] {
    const limit = maxDistance(word.length);
    if (limit === 0 || /^\d+$/.test(word)) return [];
    const corrections: Correction[] = [];
    for (const letter of new Set([word[0], word[1]])) {
      for (let length = word.length - limit; length <= word.length + limit; length += 1) {
        for (const [candidate, count] of this.#groups.get(groupOf(letter, length)) ?? []) {
          const distance = editDistance(word, candidate, limit);
          if (distance <= limit) corrections.push({ word: candidate, distance, count });
        }
      }
    }
    return corrections.sort((a, b) => a.distance - b.distance || b.count - a.count).slice(0, maxCount);
  }

  /** Words with a prefix, most frequent first. */
  completions(prefix: string, maxCount: number): string[] {
    if (prefix === '') return [];
    const completions: [string, number][] = [];
    for (const [key, group] of this.#groups) {
      if (!key.startsWith(prefix[0] as string) || Number(key.slice(1)) <= prefix.length) continue;
      for (const entry of group) if (entry[0].startsWith(prefix)) completions.push(entry);
    }
    return completions
      .sort((a, b) => b[1] - a[1] || a[0].length - b[0].length)
      .slice(0, maxCount)
      .map(([word]) => word);
  }
}

const groupOf = (letter: string | undefined, length: number) => `${letter}${length}`;
