import { type CachedPage, createPageCache, type PageCache, type Rendered } from '#server/cache/page-cache.ts';
import { CACHE } from '#server/http/cache-policies.ts';
import { createEncodedResponse, recompress } from '#server/http/encoded-response.ts';
import type { Metrics } from '#server/metrics.ts';
import type { TagVersionWatch } from '#src/content/cache-tags/tag-versions.ts';
import { type PageAddress, pageAddressOf } from '#src/routing/page-address.ts';
import type { RenderedPage, RenderRequest } from './page-renderer.ts';

const STALE_WAIT_MS = 1_000;
const RERENDER_PAUSE_MS = 1_000;
const MAX_PAGES = 4_000;

export type PageService = {
  /** The page at an address, from the cache if it is there. */
  get(address: PageAddress): Promise<Rendered<RenderedPage>>;
  cache: Pick<PageCache<RenderedPage>, 'peek' | 'size'>;
  /** Renders for one visitor or preview, without the cache. */
  renderFor(request: RenderRequest): Promise<RenderedPage>;
  /** True after the first successful rendering. */
  canServe(): Promise<boolean>;
};

type PageServiceOptions = {
  render: (request: RenderRequest) => Promise<RenderedPage>;
  tagVersions: TagVersionWatch;
  headers: Record<string, string>;
  metrics: Metrics;
  isCaching: boolean;
  /** Whether pages that are requested again are recompressed. */
  isRecompressing: boolean;
  /** Whether the response for a path varies by language. */
  isLanguageDependent: (target: string) => boolean;
  onRecompressFailure: (error: unknown) => void;
};

/** True for errors; false for 404, redirects and maintenance. */
function isFailure(rendered: RenderedPage): boolean {
  return rendered.kind === 'document' && rendered.statusCode >= 500 && !rendered.isMaintenance;
}

/**
 * Connects renderer and page cache. Pages are compressed when cached, and recompressed in the background once they are
 * requested again.
 */
export function createPageService(options: PageServiceOptions): PageService {
  const { render, tagVersions, headers, metrics } = options;

  async function renderForCache(address: PageAddress): Promise<Rendered<RenderedPage>> {
    const stopTimer = metrics.renderDuration.startTimer();
    const rendered = await render({ address });
    const isCacheable =
      rendered.kind === 'document' &&
      rendered.statusCode === 200 &&
      rendered.isCacheable &&
      options.isCaching;
    if (!isCacheable) {
      stopTimer();
      return { kind: 'uncached', isFailure: isFailure(rendered), response: rendered };
    }
    // Downstream caches must vary by cookie and language here.
    const vary = options.isLanguageDependent(address.target)
      ? 'Accept-Encoding, Cookie, Accept-Language'
      : 'Accept-Encoding';
    const common = { ...headers, 'cache-control': CACHE.page, vary };
    const [html, payload] = await Promise.all([
      createEncodedResponse(rendered.html, { ...common, 'content-type': 'text/html; charset=utf-8' }),
      createEncodedResponse(JSON.stringify(rendered.payload), {
        ...common,
        vary: 'Accept-Encoding',
        'content-type': 'application/json; charset=utf-8',
      }),
    ]);
    stopTimer();
    return { kind: 'page', page: { html, payload, tags: rendered.tags, expiresAt: rendered.expiresAt } };
  }

  const cache = createPageCache<RenderedPage>({
    tagVersions,
    staleWaitMs: STALE_WAIT_MS,
    rerenderPauseMs: RERENDER_PAUSE_MS,
    maxPages: MAX_PAGES,
    now: () => Date.now(),
    // Best compression costs a core for a while: not worth it for pages requested once, by a crawler or after a
    // publication.
    onRequestedAgain: options.isRecompressing ? createRecompressor(options.onRecompressFailure) : undefined,
    onResult: (result) => metrics.pageCache.inc({ outcome: result }),
  });

  const get = (address: PageAddress) => cache.get(address.target, () => renderForCache(address));
  let isReady = false;
  return {
    get,
    cache,
    renderFor: render,
    async canServe() {
      if (isReady) return true;
      const first = await get(pageAddressOf('/'));
      isReady = first.kind === 'page' || !first.isFailure;
      return isReady;
    },
  };
}

/**
 * Background queue: recompresses cached pages at the highest level, one at a time; only the latest version of each
 * page.
 */
function createRecompressor(onFailure: (error: unknown) => void): (target: string, page: CachedPage) => void {
  const queue = new Map<string, CachedPage>();
  let isRunning = false;

  async function run() {
    isRunning = true;
    for (const [target, page] of queue) {
      queue.delete(target);
      try {
        await recompress(page.html);
        await recompress(page.payload);
      } catch (error) {
        onFailure(error);
      }
    }
    isRunning = false;
  }

  return (target, page) => {
    queue.set(target, page);
    if (!isRunning) void run();
  };
}
