import { LRUCache } from 'lru-cache';
import type { EncodedResponse } from '#server/http/encoded-response.ts';
import type { TagVersions } from '#src/content/cache-tags/tag-versions.ts';
import { type TagVersionWatch, tagVersionOf } from '#src/content/cache-tags/tag-versions.ts';

/** A page as it is sent: the document and the payload of one rendering. */
export type CachedPage = {
  html: EncodedResponse;
  payload: EncodedResponse;
  tags: TagVersions[];
  /** When time alone makes another page of it, in milliseconds since 1970. */
  expiresAt: number;
};

/** What rendering came to. Only `page` outcomes are stored; errors and redirects are made anew each time. */
export type Rendered<Other> =
  | { kind: 'page'; page: CachedPage }
  /** A failure says nothing about the page; any other answer means that the page is not there any more. */
  | { kind: 'other'; isFailure: boolean; answer: Other };

export type PageCacheOptions<Other> = {
  tagVersions: Pick<TagVersionWatch, 'current' | 'isReachable'>;
  render(target: string): Promise<Rendered<Other>>;
  /** How long a request for a stale page waits for the fresh one, in milliseconds. */
  staleWaitMs: number;
  mostPages: number;
  /** The time in milliseconds since 1970; may be late by a second. */
  now: () => number;
  onStored?(target: string, page: CachedPage): void;
  onResult?(outcome: 'hit' | 'stale' | 'miss'): void;
};

export type PageCache<Other> = {
  /** A page that is stored and fresh, at the price of one look-up. Counts nothing. */
  peek(target: string): CachedPage | undefined;
  get(target: string): Promise<Rendered<Other>>;
  size(): number;
};

type Entry = {
  page: CachedPage;
  /** The revisions object that the page was last found fresh against: most checks end with this comparison. */
  freshAgainst?: object;
  /** A page that came out stale although it was just made is not made again before this time. */
  restsUntil: number;
  /** The revisions object at whose time the page was last marked as used. */
  usedAt?: object;
};

/**
 * Keeps pages by target (path and declared query). A page is stale once the back office reports another revision
 * for any scope that it was made from. A request for a stale page waits a moment for the fresh one and then gets
 * the stale one; a failed refresh leaves the page as it is. However many ask, a page is rendered once at a time.
 */
export function createPageCache<Other>(options: PageCacheOptions<Other>): PageCache<Other> {
  /** The same entries without an order: what a hit looks into, because a plain look-up is the cheapest there is. */
  const stored = new Map<string, Entry>();
  const entries = new LRUCache<string, Entry>({
    max: options.mostPages,
    dispose: (_entry, target, reason) => void (reason !== 'set' && stored.delete(target)),
  });
  const underway = new Map<string, Promise<Rendered<Other>>>();
  function isFresh(entry: Entry): boolean {
    if (entry.page.expiresAt <= options.now()) return false;
    const current = options.tagVersions.current();
    // Nothing is known, or nothing better is to be had: what there is has to do.
    if (!current || !options.tagVersions.isReachable()) return true;
    if (entry.freshAgainst === current || (entry.restsUntil > 0 && Date.now() < entry.restsUntil))
      return true;
    const isCurrent = entry.page.tags.every((tags) =>
      Object.entries(tags).every(([tag, tagVersion]) => tagVersionOf(current, tag) === tagVersion),
    );
    if (isCurrent) entry.freshAgainst = current;
    return isCurrent;
  }

  async function renderOnce(target: string): Promise<Rendered<Other>> {
    const rendered = await options.render(target);
    if (rendered.kind === 'page') {
      const entry: Entry = { page: rendered.page, restsUntil: 0 };
      if (!isFresh(entry)) entry.restsUntil = Date.now() + options.staleWaitMs;
      entries.set(target, entry);
      stored.set(target, entry);
      options.onStored?.(target, rendered.page);
    } else if (!rendered.isFailure) {
      // Withdrawn, moved or out of service: the stored page must not outlive it.
      entries.delete(target);
    }
    return rendered;
  }

  function render(target: string): Promise<Rendered<Other>> {
    const started = underway.get(target);
    if (started) return started;
    const rendering = renderOnce(target).finally(() => underway.delete(target));
    underway.set(target, rendering);
    return rendering;
  }

  async function refresh(target: string, stale: CachedPage): Promise<Rendered<Other>> {
    const kept: Rendered<Other> = { kind: 'page', page: stale };
    const fresh = render(target).then(
      (rendered) => (rendered.kind === 'other' && rendered.isFailure ? kept : rendered),
      () => kept,
    );
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise<Rendered<Other>>((resolve) => {
      timer = setTimeout(resolve, options.staleWaitMs, kept);
    });
    return Promise.race([fresh, patience]).finally(() => clearTimeout(timer));
  }

  function peek(target: string): CachedPage | undefined {
    const entry = stored.get(target);
    if (!entry || !isFresh(entry)) return undefined;
    // The order of use is kept to the second, which is all that it is worth.
    const now = options.tagVersions.current();
    if (entry.usedAt !== now) {
      entry.usedAt = now;
      entries.get(target);
    }
    return entry.page;
  }

  async function get(target: string): Promise<Rendered<Other>> {
    const fresh = peek(target);
    if (fresh) {
      options.onResult?.('hit');
      return { kind: 'page', page: fresh };
    }
    const stale = entries.get(target)?.page;
    options.onResult?.(stale ? 'stale' : 'miss');
    return stale ? refresh(target, stale) : render(target);
  }

  return { peek, get, size: () => entries.size };
}
