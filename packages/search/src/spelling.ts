/** How far a misspelt word may be from the right one, by its length: none for short words, which are close to many. */
function maxDistance(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/**
 * Edit distance with adjacent transpositions (optimal string alignment), or `limit + 1` when it is above the limit.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let [before, last] = [[] as number[], Array.from({ length: b.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      let cost = Math.min(
        (last[j] as number) + 1,
        (row[j - 1] as number) + 1,
        (last[j - 1] as number) + (isSame ? 0 : 1),
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] as number) + 1);
      row.push(cost);
      least = Math.min(least, cost);
    }
    if (least > limit) return limit + 1;
    [before, last] = [last, row];
  }
  return last[b.length] as number;
}

export type Correction = { word: string; distance: number; count: number };

/** The words of titles, names and summaries, by which misspelt and unfinished words are completed. */
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

  /** In how many fields the word stands. */
  count(word: string): number {
    return this.#groups.get(groupOf(word[0], word.length))?.get(word) ?? 0;
  }

  /** Known words that a misspelt word may stand for, closest first. The first letter is right, or swapped with the second. */
  corrections(word: string, most: number): Correction[] {
    const limit = maxDistance(word.length);
    if (limit === 0 || /^\d+$/.test(word)) return [];
    const found: Correction[] = [];
    for (const letter of new Set([word[0], word[1]])) {
      for (let length = word.length - limit; length <= word.length + limit; length += 1) {
        for (const [known, count] of this.#groups.get(groupOf(letter, length)) ?? []) {
          const distance = editDistance(word, known, limit);
          if (distance <= limit) found.push({ word: known, distance, count });
        }
      }
    }
    return found.sort((a, b) => a.distance - b.distance || b.count - a.count).slice(0, most);
  }

  /** Known words that begin like this, most frequent first. */
  completions(start: string, most: number): string[] {
    if (start === '') return [];
    const found: [string, number][] = [];
    for (const [key, group] of this.#groups) {
      if (!key.startsWith(start[0] as string) || Number(key.slice(1)) <= start.length) continue;
      for (const entry of group) if (entry[0].startsWith(start)) found.push(entry);
    }
    return found
      .sort((a, b) => b[1] - a[1] || a[0].length - b[0].length)
      .slice(0, most)
      .map(([word]) => word);
  }
}

const groupOf = (letter: string | undefined, length: number) => `${letter}${length}`;
