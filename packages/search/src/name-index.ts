import { bitOf, FIELDS, foldedWordsOf, type IndexedEntry, stemsIn } from './entry.ts';
import { Postings } from './postings.ts';
import { type Alternative, stemTerm } from './query.ts';
import { nameWorths, RANKING, WHOLE_QUERY } from './ranking.ts';
import { Scores, scoreAlternative } from './scores.ts';
import { isStopWord } from './words.ts';

/** Names are parted by commas, and a title or heading by its sentences. */
const PARTS = /[,;:.?!()\n]+/;

type Name = { doc: number; length: number; terms: string[] };

/**
 * Titles, names and headings, each by itself: a query that is nearly one of them means that entry, while its words
 * scattered over several names may be a coincidence.
 */
export class NameIndex {
  readonly #postings = new Postings();
  /** By number; undefined for numbers that are free. */
  readonly #names: (Name | undefined)[] = [];
  readonly #free: number[] = [];
  readonly #ofDoc = new Map<number, number[]>();
  readonly #worths = nameWorths();

  put(doc: number, entry: IndexedEntry): void {
    const ids: number[] = [];
    const known = new Set<string>();
    for (const field of FIELDS) {
      if (RANKING.names[field] === undefined) continue;
      for (const part of entry[field].split(PARTS)) {
        const all = foldedWordsOf(part);
        const telling = all.filter((word) => !isStopWord(word));
        const words = telling.length > 0 ? telling : all;
        // A name that is there twice says no more.
        const name = `${field} ${words.toSorted().join(' ')}`;
        if (words.length === 0 || known.has(name)) continue;
        known.add(name);
        ids.push(this.#add(doc, entry, field, words));
      }
    }
    this.#ofDoc.set(doc, ids);
  }

  #add(doc: number, entry: IndexedEntry, field: (typeof FIELDS)[number], words: readonly string[]): number {
    const id = this.#free.pop() ?? this.#names.length;
    const terms = new Set(words.flatMap((word) => [word, ...stemsIn(entry, field, word).map(stemTerm)]));
    for (const term of terms) this.#postings.add(term, id, bitOf(field), 1);
    this.#names[id] = { doc, length: words.length, terms: [...terms] };
    return id;
  }

  remove(doc: number): void {
    for (const id of this.#ofDoc.get(doc) ?? []) {
      for (const term of this.#names[id]?.terms ?? []) this.#postings.remove(term, id);
      this.#names[id] = undefined;
      this.#free.push(id);
    }
    this.#ofDoc.delete(doc);
  }

  /** Scores for a part of a query, by number of the name. */
  createScores(): Scores {
    return new Scores(this.#names.length);
  }

  score(scores: Scores, alternative: Alternative): void {
    scoreAlternative(scores, this.#postings, this.#worths, alternative);
  }

  /**
   * How well the names of each entry are the query, best for a name that is the query. Two more names that are close to
   * it add a little, since chance rarely makes three.
   *
   * @param size above every document number.
   */
  best(parts: readonly { scores: Scores; share: number }[], size: number): Float64Array {
    const recall = new Float64Array(this.#names.length);
    const covered = new Float64Array(this.#names.length);
    const matched = new Uint8Array(this.#names.length);
    const touched: number[] = [];
    for (const { scores, share } of parts) {
      for (const id of scores.docs) {
        if (matched[id] === 0) touched.push(id);
        recall[id] = (recall[id] as number) + share * (scores.worth[id] as number);
        covered[id] = (covered[id] as number) + share;
        matched[id] = (matched[id] as number) + (scores.namedWords[id] as number);
      }
    }
    const [best, second, third] = [new Float64Array(size), new Float64Array(size), new Float64Array(size)];
    for (const id of touched) {
      const { doc, length } = this.#names[id] as Name;
      const precision = Math.min(1, (matched[id] as number) / length);
      const isQuery = precision === 1 && (covered[id] as number) > WHOLE_QUERY;
      let value =
        (recall[id] as number) ** RANKING.nameRecall *
        precision ** RANKING.namePrecision *
        (isQuery ? RANKING.exactName : 1);
      for (const ranked of [best, second, third]) {
        const before = ranked[doc] as number;
        if (value <= before) continue;
        ranked[doc] = value;
        value = before;
      }
    }
    for (let doc = 0; doc < size; doc += 1)
      best[doc] =
        (best[doc] as number) +
        RANKING.otherNames * ((second[doc] as number) + RANKING.otherNames * (third[doc] as number));
    return best;
  }
}
