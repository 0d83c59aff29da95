import { LRUCache } from 'lru-cache';
import { type TagVersionWatch, tagVersionOf } from './cache-tags/tag-versions.ts';
import type { AnswerStore, StoredAnswer } from './disk-cache/disk-cache.server.ts';
import { isPastTheLast } from './items.ts';
import { ContentUnavailable } from './transport/errors.ts';
import { type ContentApi, fetchAnswer } from './transport/fetch-answer.ts';

export type AnswerCacheOptions = ContentApi & {
  store: AnswerStore;
  tagVersions: TagVersionWatch;
  /** Called with each answer that comes or is read from disk, with its raw content. */
  onAnswer: (body: unknown) => void;
  onStoreFailure: (error: unknown) => void;
};

export type AnswerCache = {
  /**
   * The answer to a path of the content API. An outdated one serves while the back office cannot be reached.
   *
   * @param validate throws for a body of another shape.
   * @throws ContentUnavailable when neither the back office nor a cache can answer.
   */
  get(path: string, validate: (body: unknown) => void): Promise<StoredAnswer>;
};

/** Enough for what many pages share; a page that is stored does not need its answers again. */
const MOST_ANSWERS_IN_MEMORY = 64;

/**
 * Answers of the content API, in memory and on disk. An answer is fetched again only when a cache tag that it was made
 * from has a new version.
 */
export function createAnswerCache(options: AnswerCacheOptions): AnswerCache {
  const answers = new LRUCache<string, StoredAnswer>({ max: MOST_ANSWERS_IN_MEMORY });
  /** A cache of its own for 404s: anyone can invent addresses, and would evict what all pages need. */
  const missing = new LRUCache<string, StoredAnswer>({ max: MOST_ANSWERS_IN_MEMORY });
  const inMemory = (path: string) => answers.get(path) ?? missing.get(path);
  const inFlight = new Map<string, Promise<StoredAnswer>>();

  function isCurrent(answer: StoredAnswer): boolean {
    const current = options.tagVersions.current();
    if (!current) return false;
    return Object.entries(answer.tags).every(([tag, version]) => tagVersionOf(current, tag) === version);
  }

  function remember(path: string, answer: StoredAnswer): StoredAnswer {
    const [into, outOf] = answer.body === null ? [missing, answers] : [answers, missing];
    into.set(path, answer);
    outOf.delete(path);
    return answer;
  }

  /** What an earlier version of the site stored may have another shape; then it counts as absent. */
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
    // What was withdrawn must not come back from disk during an outage.
    const isWorthKeeping = answer.body !== null && !isPastTheLast(answer.body);
    const write = isWorthKeeping ? options.store.write(path, answer) : options.store.remove(path);
    write.catch(options.onStoreFailure);
  }

  async function refresh(path: string, validate: (body: unknown) => void): Promise<StoredAnswer> {
    // Read before the request: a change during it makes the answer look older than it is, never newer.
    if (!options.tagVersions.current()) await options.tagVersions.ask();
    const before = options.tagVersions.current() ?? {};
    const stored = inMemory(path) ?? (await readFromDisk(path, validate));
    if (stored && (isCurrent(stored) || !options.tagVersions.isReachable())) return remember(path, stored);
    try {
      const { body, cacheTags } = await fetchAnswer(options, path);
      if (body !== null) validate(body);
      const answer = {
        body,
        tags: Object.fromEntries(cacheTags.map((tag) => [tag, tagVersionOf(before, tag)])),
      };
      writeToDisk(path, answer);
      options.onAnswer(body);
      return remember(path, answer);
    } catch (cause) {
      if (stored) return stored;
      throw new ContentUnavailable(`no answer for ${path}`, { cause });
    }
  }

  return {
    get(path, validate) {
      const known = inMemory(path);
      if (known && isCurrent(known)) return Promise.resolve(known);
      // Single flight: renderings that need the same answer at the same time share one request.
      const requested = inFlight.get(path) ?? refresh(path, validate).finally(() => inFlight.delete(path));
      inFlight.set(path, requested);
      return requested;
    },
  };
}
