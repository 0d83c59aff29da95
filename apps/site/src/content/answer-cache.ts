import { LRUCache } from 'lru-cache';
import { type TagVersionWatch, tagVersionOf } from './cache-tags/tag-versions.ts';
import type { DiskCache, StoredAnswer } from './disk-cache/disk-cache.server.ts';
import { isPastLastPage } from './items.ts';
import { ContentUnavailable } from './transport/errors.ts';
import { type ContentApi, fetchAnswer } from './transport/fetch-answer.ts';

export type AnswerCacheOptions = ContentApi & {
  store: DiskCache;
  tagVersions: TagVersionWatch;
  /** Called with the raw body of each answer that is fetched or read from disk. */
  onAnswer: (body: unknown) => void;
  onStoreFailure: (error: unknown) => void;
};

export type AnswerCache = {
  /**
   * Returns the answer for a path of the content API. Graceful degradation: an outdated answer is returned while the
   * back office is unreachable.
   *
   * @param validate throws if the shape of the body is wrong.
   * @throws ContentUnavailable if neither the back office nor a cache has an answer.
   */
  get(path: string, validate: (body: unknown) => void): Promise<StoredAnswer>;
};

/** Covers the answers that many pages share; pages in the page cache do not need their answers again. */
const MAX_ANSWERS_IN_MEMORY = 64;

/**
 * Two-level cache (memory and disk) of content API answers. An entry is invalidated when one of its cache tags has a
 * new version.
 */
export function createAnswerCache(options: AnswerCacheOptions): AnswerCache {
  const answers = new LRUCache<string, StoredAnswer>({ max: MAX_ANSWERS_IN_MEMORY });
  /** Separate LRU cache for 404s: requests for invented paths must not evict shared answers. */
  const missing = new LRUCache<string, StoredAnswer>({ max: MAX_ANSWERS_IN_MEMORY });
  const inMemory = (path: string) => answers.get(path) ?? missing.get(path);
  const inFlight = new Map<string, Promise<StoredAnswer>>();

  function isCurrent(answer: StoredAnswer): boolean {
    const current = options.tagVersions.current();
    if (!current) return false;
    return Object.entries(answer.tags).every(([tag, version]) => tagVersionOf(current, tag) === version);
  }

  function storeInMemory(path: string, answer: StoredAnswer): StoredAnswer {
    const [into, outOf] = answer.body === null ? [missing, answers] : [answers, missing];
    into.set(path, answer);
    outOf.delete(path);
    return answer;
  }

  /** Validates entries from disk: an earlier version of the site may have stored another shape. */
  async function readFromDisk(path: string, validate: (body: unknown) => void) {
    const stored = await options.store.read(path);
    if (!stored) return undefined;
    try {
      validate(stored.body);
      options.onAnswer(stored.body);
      return stored;
    } catch {
      return undefined;
    }
  }

  function writeToDisk(path: string, answer: StoredAnswer): void {
    // Withdrawn content must not reappear from disk during an outage.
    const isStorable = answer.body !== null && !isPastLastPage(answer.body);
    const write = isStorable ? options.store.write(path, answer) : options.store.remove(path);
    write.catch(options.onStoreFailure);
  }

  async function refresh(path: string, validate: (body: unknown) => void): Promise<StoredAnswer> {
    // Read the versions before the request: a concurrent change makes the answer look older than it is, never newer.
    if (!options.tagVersions.current()) await options.tagVersions.poll();
    const before = options.tagVersions.current() ?? {};
    const stored = inMemory(path) ?? (await readFromDisk(path, validate));
    if (stored && (isCurrent(stored) || !options.tagVersions.isReachable()))
      return storeInMemory(path, stored);
    try {
      const { body, cacheTags } = await fetchAnswer(options, path);
      if (body !== null) validate(body);
      const answer = {
        body,
        tags: Object.fromEntries(cacheTags.map((tag) => [tag, tagVersionOf(before, tag)])),
      };
      writeToDisk(path, answer);
      options.onAnswer(body);
      return storeInMemory(path, answer);
    } catch (cause) {
      if (stored) return stored;
      throw new ContentUnavailable(`no answer for ${path}`, { cause });
    }
  }

  return {
    get(path, validate) {
      const known = inMemory(path);
      if (known && isCurrent(known)) return Promise.resolve(known);
      // Single flight: concurrent misses for a path share one request.
      const requested = inFlight.get(path) ?? refresh(path, validate).finally(() => inFlight.delete(path));
      inFlight.set(path, requested);
      return requested;
    },
  };
}
