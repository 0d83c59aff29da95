import { createHmac, randomBytes } from 'node:crypto';
import { type Locale, MAX_CLICKED_PATH_LENGTH, MAX_CLICKED_PATHS, type SearchCount } from '@beranda/contract';
import { jakartaDate } from '@beranda/finance';
import { LRUCache } from 'lru-cache';
import { countedQuery } from './counted-query.ts';

/** k-anonymity: a query is recorded only once this many visitors searched it on one day. */
const VISITORS_NEEDED = 3;

/** Queries that too few visitors have searched. */
export const MAX_PENDING = 4_000;
/** Queries of a day that leave the process. */
export const MAX_RECORDED = 2_000;
/** Counts of ended days that wait to be drained. */
const MAX_ENDED = 2 * MAX_RECORDED;
/** From one network between two calls of `endInterval`: a flood would otherwise displace the pending queries of others. */
export const MAX_SEARCHES_PER_VISITOR = 30;
const MAX_VISITORS = 10_000;
/** Results per query that a click may name. */
const MAX_SHOWN = 30;

/** A page of search results that a visitor was shown. */
export type ShownResults = {
  locale: Locale;
  /** Normalized by `normalizeQuery`. */
  query: string;
  /** Whether it is a search of its own, and not a further page or a filter of one. */
  isNew: boolean;
  hasResult: boolean;
  /** Paths of the results shown. */
  paths: readonly string[];
};

type ShownClick = { locale: Locale; query: string; path: string };

type Entry = {
  language: Locale;
  query: string;
  /** Keyed digests of the visitors' networks; empty once there were enough. */
  visitors: Set<string>;
  /** Paths of its results: a click on any other path is not counted. */
  shown: Set<string>;
  /** Since the last `drain`. */
  searches: number;
  withoutResult: number;
  clicks: Map<string, number>;
};

export type SearchCounter = ReturnType<typeof createSearchCounter>;

/**
 * Counts searches in memory by query and day in Jakarta: a query is pending until enough visitors have searched it, then
 * recorded.
 *
 * @param now in milliseconds since 1970.
 */
export function createSearchCounter(now: () => number) {
  const pending = new LRUCache<string, Entry>({ max: MAX_PENDING });
  const recorded = new Map<string, Entry>();
  const floodLimit = createFloodLimit();
  let ended: SearchCount[] = [];
  let day = jakartaDate(now());
  let key = randomBytes(32);

  /** Truncated to save memory: 96 bits do not collide here. */
  const networkDigestOf = (network: string) =>
    createHmac('sha256', key).update(network).digest('base64url').slice(0, 16);

  /** Ends the day in Jakarta if it is over: deletes queries of too few visitors, and the digests of all visitors. */
  function endDayIfOver(): void {
    const today = jakartaDate(now());
    if (today === day) return;
    ended = [...ended, ...drainCounts(recorded.values(), day)].slice(-MAX_ENDED);
    pending.clear();
    recorded.clear();
    floodLimit.reset();
    key = randomBytes(32);
    day = today;
  }

  function findEntry(language: Locale, query: string): Entry | undefined {
    const id = idOf({ language, query });
    return recorded.get(id) ?? pending.get(id);
  }

  function getOrCreateEntry(language: Locale, query: string): Entry {
    const existing = findEntry(language, query);
    if (existing) return existing;
    const entry = createEntry(language, query);
    pending.set(idOf(entry), entry);
    return entry;
  }

  function addVisitor(entry: Entry, visitor: string): void {
    const id = idOf(entry);
    if (recorded.has(id)) return;
    // Keeps no more digests than needed, even while `recorded` is full.
    if (entry.visitors.size < VISITORS_NEEDED) entry.visitors.add(visitor);
    if (entry.visitors.size < VISITORS_NEEDED || recorded.size >= MAX_RECORDED) return;
    entry.visitors.clear();
    pending.delete(id);
    recorded.set(id, entry);
  }

  return {
    /** Counts a search. @param network of the visitor; only a digest is kept, until the day ends. */
    countSearch(network: string, { locale, query: typed, isNew, hasResult, paths }: ShownResults): void {
      endDayIfOver();
      const query = countedQuery(typed);
      if (query === undefined) return;
      const visitor = networkDigestOf(network);
      if (isNew && floodLimit.isExceeded(visitor)) return;
      const entry = isNew ? getOrCreateEntry(locale, query) : findEntry(locale, query);
      if (!entry) return;
      addShown(entry, paths);
      if (!isNew) return;
      entry.searches += 1;
      if (!hasResult) entry.withoutResult += 1;
      addVisitor(entry, visitor);
    },

    /** Counts the click on a result that was shown for a query of the day. */
    countClick({ locale, query: typed, path }: ShownClick): void {
      endDayIfOver();
      const query = countedQuery(typed);
      const entry = query === undefined ? undefined : findEntry(locale, query);
      if (entry) addClick(entry, path);
    },

    /** Ends the interval, and the day if it is over. To be called regularly, so that entries also expire without searches. */
    endInterval(): void {
      endDayIfOver();
      floodLimit.reset();
    },

    /** Returns and resets what may leave the process, of this day and of ended ones; each query of a day once. */
    drain(): SearchCount[] {
      endDayIfOver();
      const counts = [...ended, ...drainCounts(recorded.values(), day)];
      ended = [];
      return counts;
    },

    /** Number of queries in memory. */
    size: () => pending.size + recorded.size,
  };
}

const idOf = ({ language, query }: Pick<Entry, 'language' | 'query'>) => `${language} ${query}`;

const createEntry = (language: Locale, query: string): Entry => ({
  language,
  query,
  visitors: new Set(),
  shown: new Set(),
  searches: 0,
  withoutResult: 0,
  clicks: new Map(),
});

function addShown({ shown }: Entry, paths: readonly string[]): void {
  for (const path of paths)
    if (path.length <= MAX_CLICKED_PATH_LENGTH && shown.size < MAX_SHOWN) shown.add(path);
}

function addClick({ shown, clicks }: Entry, path: string): void {
  if (!shown.has(path)) return;
  if (!clicks.has(path) && clicks.size >= MAX_CLICKED_PATHS) return;
  clicks.set(path, (clicks.get(path) ?? 0) + 1);
}

/** The counts of a day since the last call; sets them to zero. */
function drainCounts(entries: Iterable<Entry>, day: string): SearchCount[] {
  const counts: SearchCount[] = [];
  for (const entry of entries) {
    const { language, query, searches, withoutResult } = entry;
    if (searches === 0 && entry.clicks.size === 0) continue;
    const clicks = [...entry.clicks].map(([path, count]) => ({ path, count }));
    counts.push({ day, language, query, searches, withoutResult, clicks });
    Object.assign(entry, { searches: 0, withoutResult: 0 });
    entry.clicks.clear();
  }
  return counts;
}

/** Limits the searches of each visitor, and the number of visitors, between two resets. */
function createFloodLimit() {
  const searchesOf = new Map<string, number>();
  return {
    /** Counts a search. @returns whether the visitor has searched too often. */
    isExceeded(visitor: string): boolean {
      const searches = (searchesOf.get(visitor) ?? 0) + 1;
      if (searches === 1 && searchesOf.size >= MAX_VISITORS) return true;
      searchesOf.set(visitor, searches);
      return searches > MAX_SEARCHES_PER_VISITOR;
    },
    reset: () => searchesOf.clear(),
  };
}
