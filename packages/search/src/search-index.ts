import type { SynonymGroup } from '@beranda/contract';
import { bitOf, FIELDS, foldedWordsOf, type IndexedEntry, NAME_FIELDS, stemsIn } from './entry.ts';
import { type Marks, SearchedTerms } from './marks.ts';
import { NameIndex } from './name-index.ts';
import { Postings } from './postings.ts';
import {
  type Alternative,
  type Clause,
  clausesOf,
  colloquialVariantsOf,
  isLowInformationClause,
  queryWords,
  splitWord,
  stemTerm,
  variantsOf,
} from './query.ts';
import { fieldBoosts, RANKING, WEIGHTS, WHOLE_QUERY } from './ranking.ts';
import { Scores, scoreAlternative } from './scores.ts';
import { type Correction, Vocabulary } from './spelling.ts';
import { isStopWord } from './stop-words.ts';
import { compileSynonyms } from './synonyms.ts';
import { foldWord, wordsOf } from './words.ts';

export type Match<Entry> = { entry: Entry; score: number };

export type Matches<Entry> = {
  /** Best first. */
  matches: Match<Entry>[];
  /** The query with its misspelt words corrected; null if none is misspelt. */
  correction: string | null;
  /** Whether a part of the query matches without a correction. */
  isFoundAsTyped: boolean;
  /** Folded words and marked stems by which an entry was found. */
  termsOf(key: string): ReadonlySet<string>;
  /** What is highlighted in the texts of an entry. */
  marksOf(key: string): Marks;
};

const SPELLING_FIELDS = [...NAME_FIELDS, 'summary', 'otherSummary'] as const;
const MAX_COMPLETIONS = 12;
const MAX_CORRECTIONS = 3;
const YEAR_MS = 365 * 24 * 60 * 60 * 1000;
/** Entries below this share of the best score are left out: they share a single common word with the query. */
const MIN_RELATIVE_SCORE = 0.03;
const MIN_PREFIX_LENGTH = 3;
/** A correction is preferred to another of equal edit distance if it is this many times as frequent. */
const CLEARLY_MORE_FREQUENT = 4;
/** Above every document number; with the bits of a score it is an exact integer. */
const MAX_DOCUMENTS = 2 ** 21;
/** Factor of a news item's score after many years. */
const MIN_FRESHNESS = 0.5;
/** Length normalization: a term counts half in a text of this many words. */
const LENGTH_NORM_WORDS = 200;

/** The fields of an entry that contain a term, as bits, and the term frequency, normalized by length and boosted. */
type Occurrence = { fields: number; frequency: number };

/** Index terms of an entry, which are its words and their stems, with their term frequencies. */
function occurrencesIn(entry: IndexedEntry): Map<string, Occurrence> {
  const occurrences = new Map<string, Occurrence>();
  for (const field of FIELDS) {
    const words = foldedWordsOf(entry[field]);
    const frequency = RANKING.fields[field] / (1 + words.length / LENGTH_NORM_WORDS);
    const bit = bitOf(field);
    for (const word of words) {
      for (const term of [word, ...stemsIn(entry, field, word).map(stemTerm)]) {
        const occurrence = occurrences.get(term);
        if (occurrence) {
          occurrence.frequency += (occurrence.fields & bit ? RANKING.repetition : 1) * frequency;
          occurrence.fields |= bit;
        } else occurrences.set(term, { fields: bit, frequency });
      }
    }
  }
  return occurrences;
}

type Stored<Entry> = {
  entry: Entry;
  doc: number;
  spellingWords: string[];
};

type SearchOptions = {
  /** The last word may be a prefix: it also finds words that begin with it. */
  isPrefix?: boolean;
  now?: number;
};

/** The entries that match a clause; `corrected` is the word that replaced a misspelt one. */
type ClauseMatches = { scores: Scores; names: Scores; corrected?: string };

/**
 * Full-text index of one language: fields with boosts, stems, synonyms, misspelt and joined words. An entry that
 * matches all words of a query goes before one that matches some.
 */
export class SearchIndex<Entry extends IndexedEntry = IndexedEntry> {
  readonly #postings = new Postings();
  readonly #names = new NameIndex();
  readonly #stored = new Map<string, Stored<Entry>>();
  /** By document number; undefined for numbers that are free. */
  readonly #byDoc: (Stored<Entry> | undefined)[] = [];
  readonly #freeDocs: number[] = [];
  /** By document number: parallel arrays, since reading an entry's object would cost a cache miss. */
  readonly #kindBoosts: number[] = [];
  /** Start of the recency decay, in milliseconds since 1970; infinite if the entry does not age. */
  readonly #decaysFrom: number[] = [];
  readonly #vocabulary = new Vocabulary();
  readonly #fields = fieldBoosts();
  #synonyms = compileSynonyms([]);
  #bankName: ReadonlySet<string> = new Set();

  get size(): number {
    return this.#stored.size;
  }

  setSynonyms(groups: readonly SynonymGroup[]): void {
    this.#synonyms = compileSynonyms(groups);
  }

  /** Whether a word occurs in a title, name or summary, and so is not misspelt. */
  hasWord(word: string): boolean {
    return this.#vocabulary.count(word) > 0;
  }

  /** The bank's name: its words are ignored in queries and in names, unless these have no others. */
  setBankName(name: string): void {
    const words = new Set(wordsOf(name).map(foldWord));
    if (words.size === this.#bankName.size && [...words].every((word) => this.#bankName.has(word))) return;
    this.#bankName = words;
    this.#names.setIgnoredWords(words);
    for (const { doc, entry } of this.#stored.values()) {
      this.#names.remove(doc);
      this.#names.put(doc, entry);
    }
  }

  /** Adds an entry, or replaces that with the same key. */
  put(entry: Entry): void {
    this.remove(entry.key);
    const doc = this.#freeDocs.pop() ?? this.#byDoc.length;
    for (const [term, { frequency, fields }] of occurrencesIn(entry))
      this.#postings.add(term, doc, fields, frequency);
    this.#names.put(doc, entry);
    const spellingWords = SPELLING_FIELDS.flatMap((field) => [...new Set(foldedWordsOf(entry[field]))]);
    for (const word of spellingWords) this.#vocabulary.add(word);
    this.#kindBoosts[doc] = entry.kindBoost;
    this.#decaysFrom[doc] =
      entry.decaysFrom === null ? Number.POSITIVE_INFINITY : Date.parse(entry.decaysFrom);
    const stored = { entry, doc, spellingWords };
    this.#stored.set(entry.key, stored);
    this.#byDoc[doc] = stored;
  }

  remove(key: string): void {
    const stored = this.#stored.get(key);
    if (!stored) return;
    const { doc, entry, spellingWords } = stored;
    for (const term of occurrencesIn(entry).keys()) this.#postings.remove(term, doc);
    this.#names.remove(doc);
    for (const word of spellingWords) this.#vocabulary.remove(word);
    this.#stored.delete(key);
    this.#byDoc[doc] = undefined;
    this.#freeDocs.push(doc);
  }

  search(typed: string, { isPrefix = false, now = Date.now() }: SearchOptions = {}): Matches<Entry> {
    const typedWords = queryWords(typed);
    // Only the last typed word can be incomplete, also where it is a stop word: “kartu di” does not complete “kartu”.
    const prefix = isPrefix ? typedWords.at(-1) : undefined;
    const certain = this.#certainCorrections(typedWords, prefix);
    const words = typedWords.map((word) => certain.get(word) ?? word);
    const clauses = clausesOf(words, this.#synonyms, (word) => this.hasWord(word), this.#bankName);
    const searched = new SearchedTerms();
    const replaced = new Set(certain.values());
    const clauseMatches = clauses.map((clause) => {
      const matches = this.#find(clause, searched, clause.text === prefix);
      const parts = clause.text.split(' ');
      const isTyped = parts.some((word) => typedWords.includes(word) && !isStopWord(word));
      const corrected = isTyped ? undefined : parts.find((word) => replaced.has(word));
      return corrected === undefined ? matches : { ...matches, corrected };
    });
    const corrections = new Map([
      ...certain,
      ...clauseMatches.flatMap(({ corrected }, index): [string, string][] =>
        corrected ? [[(clauses[index] as Clause).text, corrected]] : [],
      ),
    ]);
    return {
      matches: this.#rank(clauses, clauseMatches, now, typedWords.some(isStopWord)),
      correction:
        corrections.size > 0 ? typedWords.map((word) => corrections.get(word) ?? word).join(' ') : null,
      isFoundAsTyped: clauseMatches.some(
        ({ corrected, scores }) => corrected === undefined && scores.docs.length > 0,
      ),
      termsOf: (key) => new Set([...searched.all].filter(this.#termFilter(key))),
      marksOf: (key) => searched.marksIn(this.#termFilter(key)),
    };
  }

  /** A predicate: does the entry have a term? */
  #termFilter(key: string): (term: string) => boolean {
    const doc = this.#stored.get(key)?.doc;
    return (term) => doc !== undefined && this.#postings.has(term, doc);
  }

  /**
   * Corrections of words that occur nowhere in any form, where one indexed word is clearly closest (`isClearlyCloser`). They
   * replace these words in the query, so that “tutup rekning” finds the name “tutup rekening”.
   */
  #certainCorrections(words: readonly string[], prefix: string | undefined): Map<string, string> {
    const corrections = new Map<string, string>();
    for (const [index, word] of words.entries()) {
      if (word === prefix || !this.#isUnknown(word)) continue;
      const [before, after] = [words[index - 1], words[index + 1]];
      const isPartOfWord =
        (before !== undefined && this.hasWord(before + word)) ||
        (after !== undefined && this.hasWord(word + after));
      if (isPartOfWord) continue;
      // A stop word would be left out of the query.
      const [closest, next] = this.#vocabulary
        .corrections(word, MAX_CORRECTIONS)
        .filter((candidate) => !isStopWord(candidate.word));
      if (closest && (next === undefined || isClearlyCloser(closest, next)))
        corrections.set(word, closest.word);
    }
    return corrections;
  }

  #isUnknown(word: string): boolean {
    const isIndexed = (term: string) => this.#postings.get(term) !== undefined;
    return (
      !isStopWord(word) &&
      !this.#bankName.has(word) &&
      this.#synonyms.find([word]).length === 0 &&
      ![...variantsOf(word).keys(), ...colloquialVariantsOf(word).keys()].some(isIndexed) &&
      splitWord(word, (part) => this.hasWord(part)) === undefined
    );
  }

  /** Scores of all entries that match an alternative of a clause. @param searched collects the terms that were looked up. */
  #find(clause: Clause, searched: SearchedTerms, isPrefix: boolean): ClauseMatches {
    const scores = new Scores(this.#byDoc.length);
    const names = this.#names.createScores();
    const add = (alternative: Alternative) => {
      searched.add(alternative);
      scoreAlternative(scores, this.#postings, this.#fields, alternative);
      this.#names.score(names, alternative);
    };
    const addWords = (words: readonly string[], weight: number) => {
      for (const word of words) add({ words: [variantsOf(word)], weight });
    };
    const complete = () =>
      addWords(this.#vocabulary.completions(clause.text, MAX_COMPLETIONS), WEIGHTS.completion);

    clause.alternatives.forEach(add);
    if (isPrefix) complete();
    if (scores.docs.length > 0 || clause.text.includes(' ')) return { scores, names };

    // A word that occurs nowhere: its written form, its parts, similar words, words that begin with it.
    const colloquial = colloquialVariantsOf(clause.text);
    if (colloquial.size > 0) add({ words: [colloquial], weight: WEIGHTS.exact });
    if (scores.docs.length > 0) return { scores, names };
    const parts = splitWord(clause.text, (part) => this.hasWord(part));
    if (parts) add({ words: parts.map(variantsOf), weight: WEIGHTS.exact });
    if (scores.docs.length > 0) return { scores, names };
    const corrections = this.#vocabulary.corrections(clause.text, MAX_CORRECTIONS);
    const closest = corrections.filter(({ distance }) => distance === corrections[0]?.distance);
    for (const { word } of closest) {
      for (const { alternatives } of clausesOf([word], this.#synonyms, () => false)) {
        for (const alternative of alternatives)
          add({ ...alternative, weight: alternative.weight * WEIGHTS.correction });
      }
    }
    const corrected = closest[0]?.word;
    if (corrected !== undefined) return { scores, names, corrected };
    if (clause.text.length >= MIN_PREFIX_LENGTH) complete();
    return { scores, names };
  }

  /** Scores the entries by all clauses together, and sorts them. */
  #rank(
    clauses: readonly Clause[],
    clauseMatches: readonly ClauseMatches[],
    now: number,
    hasStopWords: boolean,
  ): Match<Entry>[] {
    const size = this.#byDoc.length;
    const clauseWeights = clauseMatches.map(
      ({ scores }, index) =>
        Math.log(1 + this.#stored.size / (weightedDocumentFrequency(scores) + 1)) *
        (isLowInformationClause(clauses[index] as Clause) ? RANKING.lowInformation : 1),
    );
    const totalWeight = clauseWeights.reduce((sum, weight) => sum + weight, 0) || 1;
    const [coverage, quality, named] = [
      new Float64Array(size),
      new Float64Array(size),
      new Float64Array(size),
    ];
    const docs: number[] = [];
    for (const [index, { scores }] of clauseMatches.entries()) {
      const share = (clauseWeights[index] as number) / totalWeight;
      let highest = 0;
      for (const doc of scores.docs) highest = Math.max(highest, scores.frequency[doc] as number);
      for (const doc of scores.docs) {
        if (coverage[doc] === 0) docs.push(doc);
        const frequency = (scores.frequency[doc] as number) / highest;
        const isNamed = (scores.namedWords[doc] as number) > 0;
        coverage[doc] = (coverage[doc] as number) + share;
        quality[doc] =
          (quality[doc] as number) +
          share * (scores.score[doc] as number) * (1 - RANKING.frequency + RANKING.frequency * frequency);
        named[doc] = (named[doc] as number) + (isNamed ? share : 0);
      }
    }
    const wholeName = this.#names.similarities(
      clauseMatches.map(({ names }, index) => ({
        scores: names,
        share: (clauseWeights[index] as number) / totalWeight,
      })),
      size,
      hasStopWords,
    );
    const score = new Float64Array(size);
    let best = 0;
    for (const doc of docs) {
      const covered = coverage[doc] as number;
      score[doc] =
        (covered > WHOLE_QUERY ? RANKING.complete : covered ** RANKING.coverage) *
        ((quality[doc] as number) +
          RANKING.named * (named[doc] as number) +
          RANKING.wholeName * (wholeName[doc] as number) ** RANKING.nameExponent) *
        (this.#kindBoosts[doc] as number) *
        freshness(this.#decaysFrom[doc] as number, now);
      best = Math.max(best, score[doc] as number);
    }
    return this.#sortByScore(docs, score, best * MIN_RELATIVE_SCORE);
  }

  /**
   * The documents with at least a minimum score, best first, then by number. Sorts numbers without a comparator, which would
   * cost more than the rest of the search for thousands of matches: a sort key has the 32 bits of the score, inverted, and
   * the 21 bits of the document. Scores that differ only after the seventh digit count as equal.
   */
  #sortByScore(docs: readonly number[], score: Float64Array, minScore: number): Match<Entry>[] {
    const single = new Float32Array(1);
    const bits = new Uint32Array(single.buffer);
    const keys = new Float64Array(docs.length);
    let count = 0;
    for (const doc of docs) {
      if (!((score[doc] as number) >= minScore)) continue;
      single[0] = score[doc] as number;
      keys[count] = (0xff_ff_ff_ff - (bits[0] as number)) * MAX_DOCUMENTS + doc;
      count += 1;
    }
    const matches: Match<Entry>[] = [];
    for (const key of keys.subarray(0, count).sort()) {
      const doc = key % MAX_DOCUMENTS;
      matches.push({ entry: (this.#byDoc[doc] as Stored<Entry>).entry, score: score[doc] as number });
    }
    return matches;
  }
}

/**
 * Document frequency of a clause, weighted: an entry counts by the square of its score relative to the best, so that a
 * product's word is not less significant for occurring in many texts.
 */
function weightedDocumentFrequency({ docs, score }: Scores): number {
  let best = 0;
  for (const doc of docs) best = Math.max(best, score[doc] as number);
  let count = 0;
  for (const doc of docs) {
    const share = (score[doc] as number) / best;
    count += share * share;
  }
  return count;
}

const isClearlyCloser = (a: Correction, b: Correction): boolean =>
  a.distance < b.distance || a.count >= CLEARLY_MORE_FREQUENT * b.count;

function freshness(decaysFrom: number, now: number): number {
  const years = Math.max(0, now - decaysFrom) / YEAR_MS;
  return MIN_FRESHNESS + (1 - MIN_FRESHNESS) / (1 + years);
}
