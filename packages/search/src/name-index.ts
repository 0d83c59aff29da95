import { bitOf, FIELDS, type Field, foldedWordsOf, type IndexedEntry, stemsIn } from './entry.ts';
import { Postings } from './postings.ts';
import { type Alternative, stemTerm } from './query.ts';
import { nameBoosts, RANKING, WHOLE_QUERY } from './ranking.ts';
import { Scores, scoreAlternative } from './scores.ts';
import { isStopWord } from './stop-words.ts';

/** Separators of names in a list, and of sentences in a title or heading. */
const SEPARATORS = /[,;:.?!()\n]+/;

const EXACT_NAME = RANKING.exactName ** (1 / RANKING.nameRecall);
const nameScore = (recall: number) => (recall === 0 ? 0 : recall ** RANKING.nameRecall);

/** Bits of the forms in which a name occurs: without stop words, with them. */
const formOf = (hasStopWords: boolean) => (hasStopWords ? 2 : 1);

type Name = { field: Field; words: readonly string[]; forms: number };

/**
 * Index of single names, titles and headings. A query that nearly equals one of them means that entry, while a query
 * whose words are scattered over several names may match by coincidence.
 */
export class NameIndex {
  readonly #postings = new Postings();
  /** By name id: parallel arrays, since objects would cost a cache miss each. */
  readonly #docs: number[] = [];
  readonly #lengths: number[] = [];
  /** Whether a name occurs with stop words, without, or both: see `formOf`. */
  readonly #forms: number[] = [];
  readonly #terms: string[][] = [];
  readonly #free: number[] = [];
  readonly #ofDoc = new Map<number, number[]>();
  readonly #boosts = nameBoosts();
  #ignored: ReadonlySet<string> = new Set();

  /**
   * Sets the words that are left out of names and queries that have other words as well. Call it before `put`: entries that
   * are indexed already must be put again.
   */
  setIgnoredWords(words: ReadonlySet<string>): void {
    this.#ignored = words;
  }

  put(doc: number, entry: IndexedEntry): void {
    // Deduplicate: a name with and without stop words is one name.
    const names = new Map<string, Name>();
    for (const field of FIELDS) {
      if (RANKING.names[field] === undefined) continue;
      for (const part of entry[field].split(SEPARATORS)) {
        const all = foldedWordsOf(part);
        const significant = all.filter((word) => !isStopWord(word) && !this.#ignored.has(word));
        const words = significant.length > 0 ? significant : all;
        if (words.length === 0) continue;
        const key = `${field} ${words.toSorted().join(' ')}`;
        const name = names.get(key) ?? { field, words, forms: 0 };
        names.set(key, name);
        name.forms |= formOf(all.some(isStopWord));
      }
    }
    this.#ofDoc.set(
      doc,
      [...names.values()].map((name) => this.#add(doc, entry, name)),
    );
  }

  #add(doc: number, entry: IndexedEntry, { field, words, forms }: Name): number {
    const id = this.#free.pop() ?? this.#docs.length;
    const terms = new Set(words.flatMap((word) => [word, ...stemsIn(entry, field, word).map(stemTerm)]));
    for (const term of terms) this.#postings.add(term, id, bitOf(field), 1);
    this.#docs[id] = doc;
    this.#lengths[id] = words.length;
    this.#forms[id] = forms;
    this.#terms[id] = [...terms];
    return id;
  }

  remove(doc: number): void {
    for (const id of this.#ofDoc.get(doc) ?? []) {
      for (const term of this.#terms[id] ?? []) this.#postings.remove(term, id);
      this.#terms[id] = [];
      this.#free.push(id);
    }
    this.#ofDoc.delete(doc);
  }

  /** Scores for a clause, by name id. */
  createScores(): Scores {
    return new Scores(this.#docs.length);
  }

  score(scores: Scores, { words, weight }: Alternative): void {
    // The first variant is the word itself; only its stem may be an ignored word, as of “banking”.
    const counted = words.filter(([[word] = ['']]) => !this.#ignored.has(word));
    scoreAlternative(scores, this.#postings, this.#boosts, {
      words: counted.length > 0 ? counted : words,
      weight,
    });
  }

  /**
   * Similarity of each entry's names to the query, highest for a name that equals it. The two next best names add a
   * little, since three similar names are rarely a coincidence.
   *
   * @param size above every document number.
   * @param hasStopWords whether the query contains any.
   */
  similarities(
    clauses: readonly { scores: Scores; share: number }[],
    size: number,
    hasStopWords: boolean,
  ): Float64Array {
    const recall = new Float64Array(this.#docs.length);
    const covered = new Float64Array(this.#docs.length);
    const matched = new Uint8Array(this.#docs.length);
    const touched: number[] = [];
    for (const { scores, share } of clauses) {
      for (const id of scores.docs) {
        if (matched[id] === 0) touched.push(id);
        recall[id] = (recall[id] as number) + share * (scores.score[id] as number);
        covered[id] = (covered[id] as number) + share;
        matched[id] = (matched[id] as number) + (scores.namedWords[id] as number);
      }
    }
    // Names are compared before the exponent of the recall is applied: a power costs more than the rest of the loop.
    const [best, second, third] = [new Float64Array(size), new Float64Array(size), new Float64Array(size)];
    const ranks = [best, second, third];
    const form = formOf(hasStopWords);
    const docs: number[] = [];
    for (const id of touched) {
      const doc = this.#docs[id] as number;
      // “tabungan apa saja” does not quite equal the query “tabungan”, and vice versa.
      const difference = (this.#forms[id] as number) & form ? 0 : RANKING.stopWordMismatch;
      const precision = Math.min(1, (matched[id] as number) / ((this.#lengths[id] as number) + difference));
      let value = recall[id] as number;
      if (precision < 1) value *= precision ** (RANKING.namePrecision / RANKING.nameRecall);
      else if ((covered[id] as number) > WHOLE_QUERY) value *= EXACT_NAME;
      if (best[doc] === 0) docs.push(doc);
      for (const ranked of ranks) {
        const before = ranked[doc] as number;
        if (value <= before) continue;
        ranked[doc] = value;
        value = before;
      }
    }
    for (const doc of docs) {
      const others = nameScore(second[doc] as number) + RANKING.otherNames * nameScore(third[doc] as number);
      best[doc] = nameScore(best[doc] as number) + RANKING.otherNames * others;
    }
    return best;
  }
}
