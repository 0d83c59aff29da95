import { LRUCache } from 'lru-cache';
import type { EncodedResponse } from '#server/http/encoded-response.ts';
import type { TagVersions } from '#src/content/cache-tags/tag-versions.ts';
import { type TagVersionWatch, tagVersionOf } from '#src/content/cache-tags/tag-versions.ts';

/** Encoded responses of one rendering: document and payload. */
export type CachedPage = {
  html: EncodedResponse;
  payload: EncodedResponse;
  tags: TagVersions[];
  /** Expiry by time dependencies, in milliseconds since 1970. */
  expiresAt: number;
};

/** Result of rendering. Only `page` results are cached; errors and redirects are rendered again for each request. */
export type Rendered<Other> =
  | { kind: 'page'; page: CachedPage }
  /** A failure keeps the cached page; any other result (404, redirect, maintenance) removes it. */
  | { kind: 'uncached'; isFailure: boolean; response: Other };

type Render<Other> = () => Promise<Rendered<Other>>;

type PageCacheOptions = {
  tagVersions: Pick<TagVersionWatch, 'current' | 'isReachable'>;
  /** How long a request for a stale page waits for the fresh one, in milliseconds. */
  staleWaitMs: number;
  /**
   * For how long a page that is stale right after its rendering, because the content changes at the same time, is served
   * as fresh, in milliseconds.
   */
  rerenderPauseMs: number;
  maxPages: number;
  /** Current time in milliseconds since 1970; a cached clock with an error of one second is sufficient. */
  now: () => number;
  /** Called when a cached page is requested for the first time since its rendering. */
  onRequestedAgain?: ((target: string, page: CachedPage) => void) | undefined;
  onResult?(result: 'hit' | 'stale' | 'miss'): void;
};

export type PageCache<Other> = {
  /** Returns a cached, fresh page in one lookup, without metrics. */
  peek(target: string): CachedPage | undefined;
  /** The cached page; the result of `render` if it is missing or stale. */
  get(target: string, render: Render<Other>): Promise<Rendered<Other>>;
  size(): number;
};

type Entry = {
  page: CachedPage;
  /**
   * Fast path: the tag versions object against which the page was last validated as fresh. Most checks need only this
   * identity comparison.
   */
  freshAgainst?: object;
  /** A page that is stale right after rendering is not rendered again before this time. */
  retryAfter: number;
  /** The tag versions object at the last update of the LRU order. */
  lastUsedVersions?: object;
};

/**
 * Page cache with stale-while-revalidate, keyed by target (path and declared query). A page is stale once one of its
 * cache tags has a new version or a time dependency expires. A request for a stale page waits up to `staleWaitMs` for
 * the fresh one, then gets the stale one. A failed refresh keeps the stale page. Single flight: concurrent requests for
 * a page share one rendering.
 */
export function createPageCache<Other>(options: PageCacheOptions): PageCache<Other> {
  const entries = new LRUCache<string, Entry>({ max: options.maxPages });
  const inFlight = new Map<string, Promise<Rendered<Other>>>();

  function isFresh(entry: Entry): boolean {
    if (entry.page.expiresAt <= options.now()) return false;
    const current = options.tagVersions.current();
    // Graceful degradation: without current tag versions every unexpired page counts as fresh.
    if (!current || !options.tagVersions.isReachable()) return true;
    if (entry.freshAgainst === current || (entry.retryAfter > 0 && Date.now() < entry.retryAfter))
      return true;
    const isCurrent = entry.page.tags.every((tags) =>
      Object.entries(tags).every(([tag, tagVersion]) => tagVersionOf(current, tag) === tagVersion),
    );
    if (isCurrent) entry.freshAgainst = current;
    return isCurrent;
  }

  async function renderOnce(target: string, renderPage: Render<Other>): Promise<Rendered<Other>> {
    const rendered = await renderPage();
    if (rendered.kind === 'page') {
      const entry: Entry = { page: rendered.page, retryAfter: 0 };
      if (!isFresh(entry)) entry.retryAfter = Date.now() + options.rerenderPauseMs;
      entries.set(target, entry);
    } else if (!rendered.isFailure) {
      // Withdrawn, moved or in maintenance: remove the cached page.
      entries.delete(target);
    }
    return rendered;
  }

  function render(target: string, renderPage: Render<Other>): Promise<Rendered<Other>> {
    const started = inFlight.get(target);
    if (started) return started;
    const rendering = renderOnce(target, renderPage).finally(() => inFlight.delete(target));
    inFlight.set(target, rendering);
    return rendering;
  }

  async function refresh(
    target: string,
    stale: CachedPage,
    renderPage: Render<Other>,
  ): Promise<Rendered<Other>> {
    const staleResult: Rendered<Other> = { kind: 'page', page: stale };
    const fresh = render(target, renderPage).then(
      (rendered) => (rendered.kind === 'uncached' && rendered.isFailure ? staleResult : rendered),
      () => staleResult,
    );
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<Rendered<Other>>((resolve) => {
      timer = setTimeout(resolve, options.staleWaitMs, staleResult);
    });
    return Promise.race([fresh, timeout]).finally(() => clearTimeout(timer));
  }

  function peek(target: string): CachedPage | undefined {
    const entry = entries.peek(target);
    if (!entry || !isFresh(entry)) return undefined;
    // Updates the LRU order at most once per poll of the tag versions.
    const versions = options.tagVersions.current();
    if (entry.lastUsedVersions !== versions) {
      if (!entry.lastUsedVersions) options.onRequestedAgain?.(target, entry.page);
      entry.lastUsedVersions = versions;
      entries.get(target);
    }
    return entry.page;
  }

  async function get(target: string, renderPage: Render<Other>): Promise<Rendered<Other>> {
    const fresh = peek(target);
    if (fresh) {
      options.onResult?.('hit');
      return { kind: 'page', page: fresh };
    }
    const stale = entries.get(target)?.page;
    options.onResult?.(stale ? 'stale' : 'miss');
    return stale ? refresh(target, stale, renderPage) : render(target, renderPage);
  }

  return { peek, get, size: () => entries.size };
}
