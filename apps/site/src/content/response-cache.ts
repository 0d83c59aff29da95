import { LRUCache } from 'lru-cache';
import { type TagVersionWatch, tagVersionOf } from './cache-tags/tag-versions.ts';
import type { DiskCache, StoredResponse } from './disk-cache/disk-cache.server.ts';
import { isPastLastPage } from './items.ts';
import { ContentUnavailableError } from './transport/errors.ts';
import { type ContentApi, fetchContent } from './transport/fetch-content.ts';

export type ResponseCacheOptions = ContentApi & {
  store: DiskCache;
  tagVersions: TagVersionWatch;
  /** Called with the raw body of each response that is fetched or read from disk. */
  onResponse: (body: unknown) => void;
  /** Called with the first error of writes until one succeeds again: on a full disk every write fails. */
  onStoreFailure: (error: unknown) => void;
};

type ResponseCache = {
  /**
   * Returns the response for a path of the content API. Graceful degradation: an outdated response is returned while the
   * back office is unreachable.
   *
   * @param validate throws if the shape of the body is wrong.
   * @throws ContentUnavailableError if neither the back office nor a cache has a response.
   */
  get(path: string, validate: (body: unknown) => void): Promise<StoredResponse>;
};

/** Covers the responses that many pages share; pages in the page cache do not need their responses again. */
const MAX_RESPONSES_IN_MEMORY = 64;

/**
 * Two-level cache (memory and disk) of content API responses. An entry is invalidated when one of its cache tags has a
 * new version.
 */
export function createResponseCache(options: ResponseCacheOptions): ResponseCache {
  const responses = new LRUCache<string, StoredResponse>({ max: MAX_RESPONSES_IN_MEMORY });
  /** Separate LRU cache for 404s: requests for invented paths must not evict shared responses. */
  const missing = new LRUCache<string, StoredResponse>({ max: MAX_RESPONSES_IN_MEMORY });
  const inMemory = (path: string) => responses.get(path) ?? missing.get(path);
  const inFlight = new Map<string, Promise<StoredResponse>>();
  let hasStoreFailed = false;

  function isCurrent(response: StoredResponse): boolean {
    const current = options.tagVersions.current();
    if (!current) return false;
    return Object.entries(response.tags).every(([tag, version]) => tagVersionOf(current, tag) === version);
  }

  function storeInMemory(path: string, response: StoredResponse): StoredResponse {
    const [into, outOf] = response.body === null ? [missing, responses] : [responses, missing];
    into.set(path, response);
    outOf.delete(path);
    return response;
  }

  /** Validates entries from disk: an earlier version of the site may have stored another shape. */
  async function readFromDisk(path: string, validate: (body: unknown) => void) {
    const stored = await options.store.read(path);
    if (!stored) return undefined;
    try {
      validate(stored.body);
      options.onResponse(stored.body);
      return stored;
    } catch {
      return undefined;
    }
  }

  function writeToDisk(path: string, response: StoredResponse): void {
    // Withdrawn content must not reappear from disk during an outage.
    const isStorable = response.body !== null && !isPastLastPage(response.body);
    const write = isStorable ? options.store.write(path, response) : options.store.remove(path);
    write.then(
      () => {
        hasStoreFailed = false;
      },
      (error: unknown) => {
        if (!hasStoreFailed) options.onStoreFailure(error);
        hasStoreFailed = true;
      },
    );
  }

  async function refresh(path: string, validate: (body: unknown) => void): Promise<StoredResponse> {
    // Read the versions before the request: a concurrent change makes the response look older than it is, never newer.
    if (!options.tagVersions.current()) await options.tagVersions.poll();
    const before = options.tagVersions.current() ?? {};
    const stored = inMemory(path) ?? (await readFromDisk(path, validate));
    if (stored && (isCurrent(stored) || !options.tagVersions.isReachable()))
      return storeInMemory(path, stored);
    try {
      const { body, cacheTags } = await fetchContent(options, path);
      if (body !== null) validate(body);
      const response = {
        body,
        tags: Object.fromEntries(cacheTags.map((tag) => [tag, tagVersionOf(before, tag)])),
      };
      writeToDisk(path, response);
      options.onResponse(body);
      return storeInMemory(path, response);
    } catch (cause) {
      if (stored) return stored;
      throw new ContentUnavailableError(`no response for ${path}`, { cause });
    }
  }

  return {
    get(path, validate) {
      const cached = inMemory(path);
      if (cached && isCurrent(cached)) return Promise.resolve(cached);
      // Single flight: concurrent misses for a path share one request.
      const requested = inFlight.get(path) ?? refresh(path, validate).finally(() => inFlight.delete(path));
      inFlight.set(path, requested);
      return requested;
    },
  };
}
