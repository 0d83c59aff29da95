import type { Locale, SynonymGroup } from '@beranda/contract';
import MiniSearch, { type Query, type SearchResult } from 'minisearch';
import {
  type Alternative,
  type Concept,
  conceptsOf,
  isMinor,
  queryWords,
  splitWord,
  spokenVariantsOf,
  stemTerm,
  type Variants,
  variantsOf,
  WEIGHTS,
} from './query.ts';
import { Vocabulary } from './spelling.ts';
import { stemsOf } from './stems.ts';
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

export type Match = {
  key: string;
  score: number;
  /** Folded words and marked stems by which it was found. */
  terms: ReadonlySet<string>;
};

export type Matches = {
  /** Best first. */
  matches: Match[];
  /** The query with misspelt words replaced; null if all words are known. */
  correction: string | null;
};

const FIELDS = ['title', 'names', 'otherTitle', 'summary', 'otherSummary', 'headings', 'body'] as const;
type Field = (typeof FIELDS)[number];

/** Found by a search over the tuning queries; see the relevance test. */
export const RANKING = {
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
  /** Length normalization of BM25+: 0 ignores how long a field is. */
  bm25: { k: 1.1, b: 0.75, d: 0.5 },
  /** Exponent of a word's score as part of its best one: below 1, any match counts nearly as much as the best. */
  flatness: 0.65,
  /** Exponent of the part of the query that an entry matches. */
  coverage: 0.7,
  /** Factor of an entry that matches every part of the query. */
  complete: 1.1,
  /** What a match in a title or name adds. */
  named: 0.2,
  /** What a title that the query covers adds. */
  wholeTitle: 0.7,
  /** Importance of numbers and of words that ask how. */
  minor: 0.2,
};
const SPELLING_FIELDS = ['title', 'names', 'otherTitle', 'summary', 'otherSummary'] as const;
/** Body text is long and decides between pages only where nothing else does. */
const MOST_COMPLETIONS = 12;
const MOST_CORRECTIONS = 3;
const YEAR_MS = 365 * 24 * 60 * 60 * 1000;
/** What a news item weighs after many years, as part of what it weighed when new. */
const OLDEST = 0.5;

/** Language of a text and the text, as MiniSearch's tokenizer gets them. */
const LANGUAGE_MARK = '\u0000';

/** Index terms of a text: its words, and their stems where they differ. */
function termsOf(marked: string): string[] {
  const [language, text = ''] = marked.split(LANGUAGE_MARK, 2) as [Locale, string];
  const terms: string[] = [];
  for (const raw of wordsOf(text)) {
    const word = foldWord(raw);
    if (word === '') continue;
    terms.push(word);
    for (const stem of cachedStems(word, language)) terms.push(stemTerm(stem));
  }
  return terms;
}

const MAX_CACHED_STEMS = 50_000;
const stemCaches: Record<Locale, Map<string, string[]>> = { id: new Map(), en: new Map() };

function cachedStems(word: string, language: Locale): string[] {
  const cache = stemCaches[language];
  const known = cache.get(word);
  if (known) return known;
  if (cache.size >= MAX_CACHED_STEMS) cache.clear();
  const stems = stemsOf(word, language);
  cache.set(word, stems);
  return stems;
}

type Stored = {
  entry: IndexedEntry;
  titleLength: number;
  spellingWords: string[];
};

type Options = {
  /** The last word may be unfinished: it also finds words that begin with it. */
  isUnfinished?: boolean;
  now?: number;
};

/**
 * Full-text index of one language: fields with weights (BM25+), stems, synonyms, misspelt and joined words. An entry that
 * matches all words of a query goes before one that matches some.
 */
export class SearchIndex {
  readonly #index = new MiniSearch<IndexedEntry>({
    idField: 'key',
    fields: [...FIELDS],
    extractField: (entry, field) => {
      if (field === 'key') return entry.key;
      const language = field.startsWith('other') ? otherOf(entry.language) : entry.language;
      return `${language}${LANGUAGE_MARK}${entry[field as Field]}`;
    },
    tokenize: termsOf,
    processTerm: (term) => term,
    searchOptions: { tokenize: (term) => [term], processTerm: (term) => term },
  });
  readonly #stored = new Map<string, Stored>();
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
    this.#index.add(entry);
    const spellingWords = SPELLING_FIELDS.flatMap((field) => wordsOf(entry[field]).map(foldWord)).filter(
      Boolean,
    );
    for (const word of spellingWords) this.#vocabulary.add(word);
    const titleLength = wordsOf(entry.title).filter((word) => !isStopWord(foldWord(word))).length;
    this.#stored.set(entry.key, { entry, titleLength, spellingWords });
  }

  remove(key: string): void {
    const stored = this.#stored.get(key);
    if (!stored) return;
    this.#index.remove(stored.entry);
    for (const word of stored.spellingWords) this.#vocabulary.remove(word);
    this.#stored.delete(key);
  }

  search(typed: string, { isUnfinished = false, now = Date.now() }: Options = {}): Matches {
    const words = queryWords(typed);
    const concepts = conceptsOf(
      words,
      this.#synonyms,
      (word) => this.#vocabulary.count(word) > 0,
      this.#ownName,
    );
    const found = concepts.map((concept, at) =>
      this.#find(concept, isUnfinished && at === concepts.length - 1),
    );
    const corrections = new Map(
      found.flatMap(({ corrected }, at) => (corrected ? [[(concepts[at] as Concept).text, corrected]] : [])),
    );
    const correction =
      corrections.size > 0 ? words.map((word) => corrections.get(word) ?? word).join(' ') : null;
    return {
      matches: this.#combine(concepts, found, now),
      correction,
    };
  }

  /** Scores of all entries that match a concept in one of its ways. */
  #find(concept: Concept, isUnfinished: boolean): Found {
    const scores = new Map<string, Scored>();
    for (const alternative of concept.alternatives) this.#addAlternative(scores, alternative);
    if (isUnfinished && !concept.text.includes(' '))
      this.#addWords(
        scores,
        this.#vocabulary.completions(concept.text, MOST_COMPLETIONS),
        WEIGHTS.completion,
      );
    if (scores.size > 0 || concept.text.includes(' ')) return { scores };
    return this.#guess(concept.text, scores);
  }

  /** For a word that stands nowhere: its spoken form, its parts, its beginning, similar words. */
  #guess(word: string, scores: Map<string, Scored>): Found {
    const spoken = spokenVariantsOf(word);
    if (spoken.size > 0) this.#addAlternative(scores, { words: [spoken], weight: WEIGHTS.exact });
    if (scores.size > 0) return { scores };
    const parts = splitWord(word, (part) => this.#vocabulary.count(part) > 0);
    if (parts) this.#addAlternative(scores, { words: parts.map(variantsOf), weight: WEIGHTS.exact });
    if (scores.size > 0) return { scores };
    const corrections = this.#vocabulary.corrections(word, MOST_CORRECTIONS);
    const closest = corrections.filter(({ distance }) => distance === corrections[0]?.distance);
    const known = closest.map((correction) => correction.word);
    this.#addWithSynonyms(scores, known, WEIGHTS.correction);
    const corrected = known[0];
    if (corrected !== undefined) return { scores, corrected };
    if (word.length >= 3)
      this.#addWords(scores, this.#vocabulary.completions(word, MOST_COMPLETIONS), WEIGHTS.completion);
    return { scores };
  }

  #addWords(scores: Map<string, Scored>, words: readonly string[], weight: number): void {
    for (const word of words) this.#addAlternative(scores, { words: [variantsOf(word)], weight });
  }

  #addWithSynonyms(scores: Map<string, Scored>, words: readonly string[], weight: number): void {
    for (const word of words) {
      for (const { alternatives } of conceptsOf([word], this.#synonyms, () => false)) {
        for (const one of alternatives) this.#addAlternative(scores, { ...one, weight: one.weight * weight });
      }
    }
  }

  /** Keeps of each entry the best of all alternatives, so that many synonyms do not add up. */
  #addAlternative(scores: Map<string, Scored>, { words, weight }: Alternative): void {
    const boost = new Map<string, number>();
    for (const variants of words)
      for (const [term, value] of variants) boost.set(term, Math.max(value, boost.get(term) ?? 0));
    const query: Query = {
      combineWith: 'AND',
      queries: words.map((variants: Variants) => ({ combineWith: 'OR', queries: [...variants.keys()] })),
    };
    for (const result of this.#index.search(query, {
      boost: RANKING.fields,
      bm25: RANKING.bm25,
      boostTerm: (term) => boost.get(term) ?? 1,
    })) {
      const score = (result.score * weight) / words.length;
      const key = result.id as string;
      const worth = weight * Math.min(...words.map((variants) => worthOf(variants, result)));
      const before = scores.get(key);
      if (before && (before.worth > worth || (before.worth === worth && before.score >= score))) continue;
      const isInTitle = words.every((variants) =>
        result.terms.some((term) => variants.has(term) && isNamed(result.match[term])),
      );
      scores.set(key, { score, worth, terms: result.terms, titleWords: isInTitle ? words.length : 0 });
    }
  }

  #combine(concepts: readonly Concept[], found: readonly Found[], now: number): Match[] {
    const total = this.#stored.size;
    const importance = found.map(
      ({ scores }, at) =>
        Math.log(1 + total / (scores.size + 1)) * (isMinor(concepts[at] as Concept) ? RANKING.minor : 1),
    );
    const whole = importance.reduce((sum, one) => sum + one, 0) || 1;
    const sums = new Map<string, Sum>();
    for (const [at, { scores }] of found.entries()) {
      const share = (importance[at] as number) / whole;
      const best = Math.max(...[...scores.values()].map(({ score }) => score));
      for (const [key, { score, terms, titleWords, worth }] of scores) {
        const sum = sums.get(key) ?? {
          quality: 0,
          coverage: 0,
          titleWords: 0,
          named: 0,
          terms: new Set<string>(),
        };
        sum.coverage += share;
        sum.quality +=
          share * worth * (1 - RANKING.frequency + RANKING.frequency * (score / best) ** RANKING.flatness);
        sum.titleWords += titleWords;
        if (titleWords > 0) sum.named += share;
        for (const term of terms) sum.terms.add(term);
        sums.set(key, sum);
      }
    }
    return [...sums]
      .map(([key, sum]) => ({ key, score: this.#scoreOf(key, sum, now), terms: sum.terms }))
      .sort((a, b) => b.score - a.score || (a.key < b.key ? -1 : 1));
  }

  #scoreOf(key: string, { quality, coverage, titleWords, named }: Sum, now: number): number {
    const {
      entry: { agesFrom, weight },
      titleLength,
    } = this.#stored.get(key) as Stored;
    const titleCovered = Math.min(1, titleWords / Math.max(1, titleLength));
    const years = agesFrom === null ? 0 : Math.max(0, now - Date.parse(agesFrom)) / YEAR_MS;
    const freshness = agesFrom === null ? 1 : OLDEST + (1 - OLDEST) / (1 + years);
    return (
      coverage ** RANKING.coverage *
      (coverage > 0.999 ? RANKING.complete : 1) *
      (quality + RANKING.named * named + RANKING.wholeTitle * titleCovered * named) *
      weight *
      freshness
    );
  }
}

type Scored = { score: number; worth: number; terms: readonly string[]; titleWords: number };
type Found = { scores: Map<string, Scored>; corrected?: string };
type Sum = { quality: number; coverage: number; titleWords: number; named: number; terms: Set<string> };

/** The best of a word's terms in the best of their fields. */
function worthOf(variants: Variants, { match, terms }: Pick<SearchResult, 'match' | 'terms'>): number {
  let best = 0;
  for (const term of terms) {
    const weight = variants.get(term);
    if (weight === undefined) continue;
    for (const field of match[term] ?? []) best = Math.max(best, weight * RANKING.fields[field as Field]);
  }
  return best;
}

const NAMING: readonly Field[] = ['title', 'names', 'otherTitle'];

const isNamed = (fields: readonly string[] | undefined) =>
  fields !== undefined && NAMING.some((field) => fields.includes(field));

const otherOf = (language: Locale): Locale => (language === 'id' ? 'en' : 'id');
