import {
  type Locale,
  otherLocale,
  type PromotedResult,
  type SearchContent,
  type SearchPlace,
  SITE_PATHS,
} from '@beranda/contract';
import {
  excerptAt,
  firstMatch,
  highlightMatches,
  type Marks,
  queryWords,
  SearchIndex,
} from '@beranda/search';
import type { FoundEntry, SearchRequest, SearchResults, Suggestion } from '#src/content/search-service.ts';
import type { EntryKind } from '#src/content/site-entries.server.ts';
import { pageBody } from '#src/content/site-pages/page-body.server.ts';
import { findSitePage } from '#src/content/site-pages/site-pages.server.ts';
import { createPlaceIndex } from '#src/features/branches/search/place-index.ts';
import { placeEntries, placesOfQuery } from '#src/features/branches/search/place-of-query.ts';
import { calculatorPath } from '#src/features/calculators/calculator-path.ts';
import { nabQuery } from '#src/features/funds/nab/nab-query.ts';
import { exchangeRateQuery } from '#src/features/rates/exchange/exchange-rate-query.ts';
import { readCalculationQuestion } from '#src/features/search/answers/calculation-question.ts';
import { unbrokenFigures } from '#src/i18n/unbroken.ts';
import { EMPTY_ENTRY, type Entry, normalizedQueryKey, type SearchHit } from './entry.ts';
import { FIGURE_BOOST, PAGE_BOOST, PLACE_BOOST } from './kind-boosts.ts';
import { namedBranches, type PlaceResult } from './named-branches.ts';
import type { CodeAndName } from './snapshots.ts';
import { StringInterner } from './string-interner.ts';

const MAX_SUGGESTIONS = 8;

type Search = {
  hits: SearchHit[];
  correction: string | null;
  isFoundAsTyped: boolean;
  termsOf: (entry: Entry) => ReadonlySet<string>;
  marksOf: (entry: Entry) => Marks;
};

type GroupEntry = Pick<Entry, 'kind' | 'path' | 'title' | 'kindBoost'>;

const FIGURE = { kind: 'pages', kindBoost: FIGURE_BOOST } as const;

/** An entry with what a search needs of each of thousands of matches. */
type StoredEntry = Entry & {
  /** The interned `identityOf` of the entry, for deduplication. */
  identity: number;
  /** Its period in milliseconds since 1970, infinite where it is unbounded. */
  activeFrom: number;
  activeUntil: number;
};

/**
 * Deduplication key of a result: path and title, since a page may have several items, such as questions; of a page itself
 * (kind `pages`) its path alone.
 */
const identityOf = ({ kind, path, title }: Entry) => (kind === 'pages' ? path : `${path} ${title}`);

/** Key of one of the site's own pages. */
const keyOfPage = (path: string) => `page:${path}`;

/** Makes an entry the first one, whether it matched or not. */
function moveToFront(hits: SearchHit[], entry: Entry): void {
  const at = hits.findIndex((candidate) => candidate.entry === entry);
  const [own] = at < 0 ? [] : hits.splice(at, 1);
  hits.unshift({ entry, score: own?.score ?? hits[0]?.score ?? 1 });
}

type Period = Pick<Entry, 'from' | 'until'>;

const activePeriodOf = ({ from, until }: Period) => ({
  activeFrom: from === null ? Number.NEGATIVE_INFINITY : Date.parse(from),
  activeUntil: until === null ? Number.POSITIVE_INFINITY : Date.parse(until),
});

/** Checks for null first: reading the numbers costs a cache miss. */
const isActiveAt = (
  { from, until, activeFrom, activeUntil }: Period & ReturnType<typeof activePeriodOf>,
  now: number,
) => (from === null || activeFrom <= now) && (until === null || now < activeUntil);

/** The search of one language: index, entries, and what staff set. */
export class LocaleSearch {
  readonly #index = new SearchIndex<StoredEntry>();
  readonly #entries = new Map<string, StoredEntry>();
  readonly #identities = new StringInterner();
  /** Embargoed entries, which are excluded from results and corrections until their publication. */
  readonly #upcoming = new Map<string, Entry>();
  readonly #locale: Locale;
  #promoted = new Map<string, PromotedResult[]>();
  #placeIndex = createPlaceIndex([]);
  /** Keys of the entries of groups that arrive as a full snapshot. */
  readonly #groups = new Map<string, string[]>();

  constructor(locale: Locale) {
    this.#locale = locale;
    for (const path of SITE_PATHS) {
      const page = entryOfPage(path, locale);
      if (page) this.put(page);
    }
  }

  setContent({ synonyms, promoted }: Pick<SearchContent, 'synonyms' | 'promoted'>): void {
    this.#index.setSynonyms(synonyms);
    this.#promoted = new Map();
    for (const result of promoted) {
      for (const key of new Set(result.queries.map(normalizedQueryKey))) {
        this.#promoted.set(key, [...(this.#promoted.get(key) ?? []), result]);
      }
    }
  }

  /** Replaces the entries of places, which lead to the branch finder with the place chosen. */
  setPlaces(places: readonly SearchPlace[]): void {
    this.#placeIndex = createPlaceIndex(places);
    this.#replaceGroup(
      'place',
      placeEntries(places, this.#locale).map(({ path, text, title, words }) => ({
        kind: 'branches',
        path,
        title,
        names: words,
        summary: text,
        kindBoost: PLACE_BOOST,
      })),
    );
  }

  /** Funds and currencies lead to the page that shows their figures. */
  setFunds(funds: readonly CodeAndName[]): void {
    this.#replaceGroup(
      'fund',
      funds.map(({ code, name }) => ({
        ...FIGURE,
        path: nabQuery.url({ fund: code }),
        title: name,
      })),
    );
  }

  setCurrencies(currencies: readonly CodeAndName[]): void {
    this.#replaceGroup(
      'currency',
      currencies.map(({ code, name }) => ({
        ...FIGURE,
        path: exchangeRateQuery.url({ currency: code }),
        title: `${name} (${code})`,
      })),
    );
  }

  /** Replaces all entries of a group by a full snapshot of it. */
  #replaceGroup(group: string, entries: readonly (Partial<Entry> & GroupEntry)[]): void {
    for (const key of this.#groups.get(group) ?? []) this.remove(key);
    const snapshot = entries.map(
      (entry): Entry => ({
        ...EMPTY_ENTRY,
        key: `${group}:${entry.path}`,
        language: this.#locale,
        ...entry,
      }),
    );
    for (const entry of snapshot) this.put(entry);
    this.#groups.set(
      group,
      snapshot.map(({ key }) => key),
    );
  }

  setBankName(name: string): void {
    this.#index.setBankName(name);
  }

  put(entry: Entry): void {
    if (entry.from !== null && Date.parse(entry.from) > Date.now()) {
      this.remove(entry.key);
      this.#upcoming.set(entry.key, entry);
      return;
    }
    this.#upcoming.delete(entry.key);
    this.#release(entry.key);
    const stored = {
      ...entry,
      ...activePeriodOf(entry),
      identity: this.#identities.acquire(identityOf(entry)),
    };
    this.#index.put(stored);
    this.#entries.set(entry.key, stored);
  }

  #release(key: string): void {
    const stored = this.#entries.get(key);
    if (stored) this.#identities.release(identityOf(stored));
  }

  /** Adds the entries whose time has come. */
  #putDue(now: number): void {
    for (const entry of this.#upcoming.values()) if (Date.parse(entry.from ?? '') <= now) this.put(entry);
  }

  remove(key: string): void {
    this.#upcoming.delete(key);
    this.#release(key);
    this.#index.remove(key);
    this.#entries.delete(key);
  }

  #find(query: string, isPrefix: boolean): Search {
    const now = Date.now();
    this.#putDue(now);
    const { matches, correction, isFoundAsTyped, termsOf, marksOf } = this.#index.search(query, {
      isPrefix,
      now,
    });
    const placeResults = this.#placeResults(query);
    const hits: SearchHit[] = [];
    const listedIdentities = new Uint8Array(this.#identities.capacity);
    for (const { entry } of placeResults) {
      const identity = this.#identities.idOf(identityOf(entry));
      if (identity !== undefined) listedIdentities[identity] = 1;
    }
    for (const match of matches) {
      if (!isActiveAt(match.entry, now) || listedIdentities[match.entry.identity] === 1) continue;
      listedIdentities[match.entry.identity] = 1;
      hits.push(match);
    }
    const calculator =
      readCalculationQuestion(query) ?? (correction === null ? null : readCalculationQuestion(correction));
    const calculatorKey = calculator && keyOfPage(calculatorPath(calculator));
    if (calculatorKey) moveToFront(hits, this.#entries.get(calculatorKey) as Entry);
    const exact = placeResults.length > 0 ? namedBranches(query, hits, placeResults) : [];
    const typedWords = new Set(queryWords(query));
    return {
      hits:
        placeResults.length > 0
          ? [...exact, ...placeResults, ...hits.filter((candidate) => !exact.includes(candidate))]
          : hits,
      correction,
      isFoundAsTyped,
      termsOf: ({ key }) => (this.#entries.has(key) ? termsOf(key) : typedWords),
      marksOf: ({ key }) => (this.#entries.has(key) ? marksOf(key) : { terms: typedWords, phrases: [] }),
    };
  }

  /** For a query that only names a place, or asks for the nearest: the branch finder before everything else. */
  #placeResults(query: string): PlaceResult[] {
    // A word that is known, such as magang, is no place misspelt (Malang).
    const hasUnknown = queryWords(query).some((word) => !this.#index.hasWord(word));
    const places = placesOfQuery(query, this.#placeIndex, this.#locale).filter(
      ({ isExact }) => isExact || hasUnknown,
    );
    return places.map(({ branchKind, district, label, path }) => ({
      branchKind,
      district,
      score: Number.POSITIVE_INFINITY,
      entry: {
        ...EMPTY_ENTRY,
        key: `finder:${path}`,
        kind: 'branches',
        path,
        language: this.#locale,
        title: label,
        kindBoost: 1,
      },
    }));
  }

  #promotedFor(query: string, language: Locale): FoundEntry[] {
    const now = Date.now();
    const running = (this.#promoted.get(normalizedQueryKey(query)) ?? []).filter((result) =>
      isActiveAt({ ...result, ...activePeriodOf(result) }, now),
    );
    return running.map(({ path, title, text }) => ({
      kind: 'pages',
      path,
      language,
      title: [{ text: title, isMatch: false }],
      text: text ? [{ text, isMatch: false }] : [],
      publishedAt: null,
      isPromoted: true,
    }));
  }

  search({ query, kind, locale, order, page, itemsPerPage }: SearchRequest): SearchResults {
    const { hits: all, correction, isFoundAsTyped, termsOf, marksOf } = this.#find(query, false);
    const promoted = this.#promotedFor(query, locale);
    const promotedPaths = new Set(promoted.map(({ path }) => path));
    const counts = new Map<EntryKind, number>();
    for (const { entry } of all) counts.set(entry.kind, (counts.get(entry.kind) ?? 0) + 1);
    const isListed = ({ entry }: SearchHit) => (kind ? entry.kind === kind : !promotedPaths.has(entry.path));
    const ofKind = kind || promoted.length > 0 ? all.filter(isListed) : all;
    const ordered = order === 'newest' ? ofKind.toSorted(byDate) : ofKind;
    // Promoted results are the first of the list without a filter.
    const list: (FoundEntry | SearchHit)[] =
      kind || promoted.length === 0 ? ordered : [...promoted, ...ordered];
    const first = (page - 1) * itemsPerPage;
    return {
      results: list
        .slice(first, first + itemsPerPage)
        .map((found) =>
          'entry' in found ? toFoundEntry(found.entry, termsOf(found.entry), marksOf(found.entry)) : found,
        ),
      totalItems: list.length,
      kinds: [...counts].map(([one, count]) => ({ kind: one, count })),
      correction,
      isCorrected: correction !== null && !isFoundAsTyped && all.length > 0,
    };
  }

  suggest(typed: string): Suggestion[] {
    const { hits, marksOf } = this.#find(typed, true);
    return hits.slice(0, MAX_SUGGESTIONS).map(({ entry }) => ({
      kind: entry.kind,
      path: entry.path,
      language: entry.language,
      title: highlightMatches(entry.title, marksOf(entry), entry.language),
    }));
  }
}

const timeOf = ({ entry }: SearchHit) => (entry.publishedAt === null ? 0 : Date.parse(entry.publishedAt));
const byDate = (a: SearchHit, b: SearchHit) => timeOf(b) - timeOf(a) || b.score - a.score;

/** Kinds whose summary says more than the place where their text matches, which may be a table. */
const SUMMARIZED: ReadonlySet<EntryKind> = new Set(['products', 'promotions']);

/** An excerpt of the text if only that matches, unless the summary of the kind says more; else of the summary. */
function toFoundEntry(entry: Entry, terms: ReadonlySet<string>, marks: Marks): FoundEntry {
  const { body, kind, language, path, publishedAt, summary, title } = entry;
  const inSummary = firstMatch(summary, terms, language);
  const showsSummary =
    inSummary !== undefined ||
    (summary !== '' && (SUMMARIZED.has(kind) || firstMatch(title, terms, language) !== undefined));
  const inBody = showsSummary ? undefined : firstMatch(body, terms, language);
  const excerpt = inBody === undefined ? excerptAt(summary, inSummary ?? 0) : excerptAt(body, inBody);
  return {
    kind,
    path,
    language,
    title: highlightMatches(unbrokenFigures(title), marks, language),
    text: highlightMatches(unbrokenFigures(excerpt), marks, language),
    publishedAt,
    isPromoted: false,
  };
}

/** Entry of one of the site's own pages; undefined if it has no name. */
function entryOfPage(path: string, locale: Locale): Entry | undefined {
  const page = findSitePage(path);
  if (!page) return undefined;
  const { searchTerms, text, title } = page[locale];
  const other = page[otherLocale(locale)];
  return {
    ...EMPTY_ENTRY,
    key: keyOfPage(path),
    kind: 'pages',
    path,
    language: locale,
    title,
    names: searchTerms,
    searchWords: other.searchTerms,
    summary: text,
    body: pageBody(path, locale),
    otherTitle: other.title,
    otherSummary: other.text,
    kindBoost: PAGE_BOOST,
  };
}
