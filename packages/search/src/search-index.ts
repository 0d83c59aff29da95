import type { Locale, SynonymGroup } from '@beranda/contract';
import { Postings } from './postings.ts';
import {
  type Alternative,
  type Concept,
  conceptsOf,
  isMinor,
  queryWords,
  splitWord,
  spokenVariantsOf,
  stemTerm,
  variantsOf,
  WEIGHTS,
} from './query.ts';
import { type Fields, Scores, scoreAlternative } from './scores.ts';
import { Vocabulary } from './spelling.ts';
import { cachedStemsOf } from './stems.ts';
import { compileSynonyms } from './synonyms.ts';
import { foldWord, isStopWord, wordsOf } from './words.ts';

/** What is found: a page, an item or a place. */
export type IndexedEntry = {
  key: string;
  /** Language of its texts. */
  language: Locale;
  title: string;
  /** Other names, abbreviations and words of its task; not shown. */
  names: string;
  summary: string;
  headings: string;
  body: string;
  /** Title and summary in the other language; empty if there is none. */
  otherTitle: string;
  otherSummary: string;
  /** Factor of its score, by its kind: products and tasks before news. */
  weight: number;
  /** Date from which it loses weight, as ISO time; null for what does not age. */
  agesFrom: string | null;
};

export type Match = { key: string; score: number };

export type Matches = {
  /** Best first. */
  matches: Match[];
  /** The query with misspelt words replaced; null if all words are known. */
  correction: string | null;
  /** Whether a part of the query matches without a correction. */
  isFoundAsTyped: boolean;
  /** Folded words and marked stems by which an entry was found. */
  termsOf(key: string): ReadonlySet<string>;
};

const FIELDS = ['title', 'names', 'otherTitle', 'summary', 'otherSummary', 'headings', 'body'] as const;
type Field = (typeof FIELDS)[number];

/** Found by a search over the tuning queries; see the relevance test. */
const RANKING = {
  /** What a match is worth by the best field in which a word stands. */
  fields: {
    title: 1.1,
    names: 1.15,
    otherTitle: 1.2,
    summary: 0.35,
    otherSummary: 0.2,
    headings: 0.5,
    body: 0.15,
  } as Record<Field, number>,
  /** How much of a match's worth is how often and in how short a text the word stands there. */
  frequency: 0.45,
  /** Exponent of a word's score as part of its best one: below 1, any match counts nearly as much as the best. */
  flatness: 0.65,
  /** Exponent of the part of the query that an entry matches. */
  coverage: 0.7,
  /** Factor of an entry that matches every part of the query. */
  complete: 1.5,
  /** What a match in a title or name adds. */
  named: 0.2,
  /** What a title that the query covers adds. */
  wholeTitle: 0.7,
  /** Importance of numbers and of words that ask how. */
  minor: 0.4,
};

/** Fields that name an entry. */
const NAMING: readonly Field[] = ['title', 'names', 'otherTitle'];
const SPELLING_FIELDS = [...NAMING, 'summary', 'otherSummary'] as const;
const MOST_COMPLETIONS = 12;
const MOST_CORRECTIONS = 3;
const YEAR_MS = 365 * 24 * 60 * 60 * 1000;
/** What a news item weighs after many years, as part of what it weighed when new. */
const OLDEST = 0.5;
/** A word that stands once in a text of so many words is half as dense as in a text of few. */
const DENSITY_WORDS = 200;

const bitOf = (field: Field) => 1 << FIELDS.indexOf(field);

/** What each combination of fields is worth. */
const FIELD_WORTHS: Fields = {
  worthOf: Array.from({ length: 1 << FIELDS.length }, (_, bits) =>
    Math.max(0, ...FIELDS.map((field) => (bits & bitOf(field) ? RANKING.fields[field] : 0))),
  ),
  naming: NAMING.reduce((bits, field) => bits | bitOf(field), 0),
};

/** Where a term stands in an entry. */
type Occurrence = { fields: number; density: number };

/** Index terms of an entry: its words, and their stems where they differ. */
function occurrencesIn(entry: IndexedEntry): Map<string, Occurrence> {
  const occurrences = new Map<string, Occurrence>();
  for (const field of FIELDS) {
    const language = field.startsWith('other') ? otherOf(entry.language) : entry.language;
    const words = wordsOf(entry[field]).map(foldWord).filter(Boolean);
    const density = RANKING.fields[field] / (1 + words.length / DENSITY_WORDS);
    const bit = bitOf(field);
    for (const word of words) {
      for (const term of [word, ...cachedStemsOf(word, language).map(stemTerm)]) {
        const known = occurrences.get(term);
        if (known) {
          // The more often, the less another time adds.
          known.density += (known.fields & bit ? 0.1 : 1) * density;
          known.fields |= bit;
        } else occurrences.set(term, { fields: bit, density });
      }
    }
  }
  return occurrences;
}

type Stored = { entry: IndexedEntry; doc: number; titleLength: number; spellingWords: string[] };

type Options = {
  /** The last word may be unfinished: it also finds words that begin with it. */
  isUnfinished?: boolean;
  now?: number;
};

type Found = { scores: Scores; corrected?: string };

/**
 * Full-text index of one language: fields of different worth, stems, synonyms, misspelt and joined words. An entry that
 * matches all words of a query goes before one that matches some.
 */
export class SearchIndex {
  readonly #postings = new Postings();
  readonly #stored = new Map<string, Stored>();
  /** By document number; undefined for numbers that are free. */
  readonly #byDoc: (Stored | undefined)[] = [];
  readonly #freeDocs: number[] = [];
  readonly #vocabulary = new Vocabulary();
  #synonyms = compileSynonyms([]);
  #ownName: ReadonlySet<string> = new Set();

  get size(): number {
    return this.#stored.size;
  }

  setSynonyms(groups: readonly SynonymGroup[]): void {
    this.#synonyms = compileSynonyms(groups);
  }

  /** The bank's name: its words are ignored, unless a query has no others. */
  setOwnName(name: string): void {
    this.#ownName = new Set(wordsOf(name).map(foldWord));
  }

  /** Adds an entry, or replaces that with the same key. */
  put(entry: IndexedEntry): void {
    this.remove(entry.key);
    const doc = this.#freeDocs.pop() ?? this.#byDoc.length;
    for (const [term, { density, fields }] of occurrencesIn(entry))
      this.#postings.add(term, doc, fields, density);
    const spellingWords = SPELLING_FIELDS.flatMap((field) => wordsOf(entry[field]).map(foldWord)).filter(
      Boolean,
    );
    for (const word of spellingWords) this.#vocabulary.add(word);
    const titleLength = wordsOf(entry.title).filter((word) => !isStopWord(foldWord(word))).length;
    const stored = { entry, doc, titleLength, spellingWords };
    this.#stored.set(entry.key, stored);
    this.#byDoc[doc] = stored;
  }

  remove(key: string): void {
    const stored = this.#stored.get(key);
    if (!stored) return;
    const { doc, entry, spellingWords } = stored;
    for (const term of occurrencesIn(entry).keys()) this.#postings.remove(term, doc);
    for (const word of spellingWords) this.#vocabulary.remove(word);
    this.#stored.delete(key);
    this.#byDoc[doc] = undefined;
    this.#freeDocs.push(doc);
  }

  search(typed: string, { isUnfinished = false, now = Date.now() }: Options = {}): Matches {
    const words = queryWords(typed);
    const isKnown = (word: string) => this.#vocabulary.count(word) > 0;
    const concepts = conceptsOf(words, this.#synonyms, isKnown, this.#ownName);
    const tried = new Set<string>();
    const found = concepts.map((concept, at) =>
      this.#find(concept, tried, isUnfinished && at === concepts.length - 1),
    );
    const corrections = new Map(
      found.flatMap(({ corrected }, at) => (corrected ? [[(concepts[at] as Concept).text, corrected]] : [])),
    );
    return {
      matches: this.#combine(concepts, found, now),
      correction: corrections.size > 0 ? words.map((word) => corrections.get(word) ?? word).join(' ') : null,
      isFoundAsTyped: found.some(
        ({ corrected, scores }) => corrected === undefined && scores.docs.length > 0,
      ),
      termsOf: (key) => {
        const doc = this.#stored.get(key)?.doc;
        return new Set(doc === undefined ? [] : [...tried].filter((term) => this.#postings.has(term, doc)));
      },
    };
  }

  /** Scores of all entries that match a concept in one of its ways. @param tried gets the terms that were looked for. */
  #find(concept: Concept, tried: Set<string>, isUnfinished: boolean): Found {
    const scores = new Scores(this.#byDoc.length);
    const add = (alternative: Alternative) => {
      for (const variants of alternative.words) for (const term of variants.keys()) tried.add(term);
      scoreAlternative(scores, this.#postings, FIELD_WORTHS, alternative);
    };
    const addWords = (words: readonly string[], weight: number) => {
      for (const word of words) add({ words: [variantsOf(word)], weight });
    };
    const complete = () =>
      addWords(this.#vocabulary.completions(concept.text, MOST_COMPLETIONS), WEIGHTS.completion);

    concept.alternatives.forEach(add);
    const isWord = !concept.text.includes(' ');
    if (isUnfinished && isWord) complete();
    if (scores.docs.length > 0 || !isWord) return { scores };

    // A word that stands nowhere: its spoken form, its parts, similar words, words that begin with it.
    const spoken = spokenVariantsOf(concept.text);
    if (spoken.size > 0) add({ words: [spoken], weight: WEIGHTS.exact });
    if (scores.docs.length > 0) return { scores };
    const parts = splitWord(concept.text, (part) => this.#vocabulary.count(part) > 0);
    if (parts) add({ words: parts.map(variantsOf), weight: WEIGHTS.exact });
    if (scores.docs.length > 0) return { scores };
    const corrections = this.#vocabulary.corrections(concept.text, MOST_CORRECTIONS);
    const closest = corrections.filter(({ distance }) => distance === corrections[0]?.distance);
    for (const { word } of closest) {
      for (const { alternatives } of conceptsOf([word], this.#synonyms, () => false)) {
        for (const one of alternatives) add({ ...one, weight: one.weight * WEIGHTS.correction });
      }
    }
    const corrected = closest[0]?.word;
    if (corrected !== undefined) return { scores, corrected };
    if (concept.text.length >= MIN_BEGINNING) complete();
    return { scores };
  }

  #combine(concepts: readonly Concept[], found: readonly Found[], now: number): Match[] {
    const size = this.#byDoc.length;
    const importance = found.map(
      ({ scores }, at) =>
        Math.log(1 + this.#stored.size / (scores.docs.length + 1)) *
        (isMinor(concepts[at] as Concept) ? RANKING.minor : 1),
    );
    const whole = importance.reduce((sum, one) => sum + one, 0) || 1;
    const [coverage, quality, named] = [
      new Float64Array(size),
      new Float64Array(size),
      new Float64Array(size),
    ];
    const namedWords = new Uint8Array(size);
    const docs: number[] = [];
    for (const [at, { scores }] of found.entries()) {
      const share = (importance[at] as number) / whole;
      let densest = 0;
      for (const doc of scores.docs) densest = Math.max(densest, scores.density[doc] as number);
      for (const doc of scores.docs) {
        if (coverage[doc] === 0) docs.push(doc);
        const density = ((scores.density[doc] as number) / densest) ** RANKING.flatness;
        const isNamed = (scores.namedWords[doc] as number) > 0;
        coverage[doc] = (coverage[doc] as number) + share;
        quality[doc] =
          (quality[doc] as number) +
          share * (scores.worth[doc] as number) * (1 - RANKING.frequency + RANKING.frequency * density);
        named[doc] = (named[doc] as number) + (isNamed ? share : 0);
        namedWords[doc] = (namedWords[doc] as number) + (scores.namedWords[doc] as number);
      }
    }
    const score = new Float64Array(size);
    for (const doc of docs) {
      const { entry, titleLength } = this.#byDoc[doc] as Stored;
      const [covered, name] = [coverage[doc] as number, named[doc] as number];
      const titleCovered = Math.min(1, (namedWords[doc] as number) / Math.max(1, titleLength));
      score[doc] =
        covered ** RANKING.coverage *
        (covered > ALL ? RANKING.complete : 1) *
        ((quality[doc] as number) + RANKING.named * name + RANKING.wholeTitle * titleCovered * name) *
        entry.weight *
        freshness(entry.agesFrom, now);
    }
    docs.sort((a, b) => (score[b] as number) - (score[a] as number) || a - b);
    return docs.map((doc) => ({ key: (this.#byDoc[doc] as Stored).entry.key, score: score[doc] as number }));
  }
}

/** A share of the query, up to rounding. */
const ALL = 0.999;
const MIN_BEGINNING = 3;

function freshness(agesFrom: string | null, now: number): number {
  if (agesFrom === null) return 1;
  const years = Math.max(0, now - Date.parse(agesFrom)) / YEAR_MS;
  return OLDEST + (1 - OLDEST) / (1 + years);
}

const otherOf = (language: Locale): Locale => (language === 'id' ? 'en' : 'id');
