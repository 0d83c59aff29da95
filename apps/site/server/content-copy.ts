import { setTimeout as sleep } from 'node:timers/promises';
import { DEFAULT_LOCALE, LOCALES, rateTypes } from '@beranda/contract';
import type { FastifyBaseLogger } from 'fastify';
import { splitTarget } from '#server/http/request-target.ts';
import type { TagVersions } from '#src/content/cache-tags/tag-versions.ts';
import { type TagVersionWatch, tagVersionOf } from '#src/content/cache-tags/tag-versions.ts';
import type { Content, TrackedContent } from '#src/content/client.ts';
import { ANONYMOUS_VISITOR } from '#src/content/loader-types.ts';
import { inLocale } from '#src/i18n/paths.ts';
import { pageAddressOf } from '#src/routing/page-address.ts';
import { definitionOf, PAGE_IDS, staticPathsOf } from '#src/routing/routes.ts';
import { type CrawledPage, crawl, linksOf } from './crawl.ts';
import { FEEDS } from './feeds/feeds.ts';
import { sitemapFiles } from './feeds/sitemap.ts';
import type { RenderedPage, RenderRequest } from './pages/page-renderer.ts';

type ContentCopyOptions = {
  client: { trackDependencies(): TrackedContent };
  /** Renders a page without caching it; its loader fetches the responses. */
  render: (request: RenderRequest) => Promise<RenderedPage>;
  tagVersions: Pick<TagVersionWatch, 'current' | 'isReachable'>;
  /** Resolves once the search has all texts, of which it keeps copies of its own. */
  waitUntilSearchIsReady: () => Promise<void>;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  /** Minimum pause between passes; shorter in tests. */
  pauseMs?: number;
};

export type ContentCopy = {
  /** Starts copying once the back office is reachable; repeats after a change or a failure. */
  start(): void;
  /**
   * Copies all pages once.
   *
   * @param pauseFactor pause after each step, as a multiple of its duration.
   */
  copyAll(pauseFactor?: number): Promise<CopyResult>;
  stop(): Promise<void>;
};

/** Number of pages, and number of pages and other responses that are not current on disk. */
type CopyResult = { pages: number; failed: number };

/** Duty cycle: at most a quarter of one core, to leave capacity for visitors. */
const PAUSE_FACTOR = 3;
const CHANGE_CHECK_MS = 1_000;
const PAUSE_MS = 5 * 60_000;

const NOT_ALL = 'Not all responses could be copied to disk; another attempt follows';

/**
 * Cache warming: a crawler that fills the disk cache with every published response of the content API, so that all pages
 * survive an outage, not only requested ones. It renders one page after another, since loaders determine the queries, and
 * follows links to list pages and to linked content.
 */
export function createContentCopy({
  client,
  render,
  tagVersions,
  waitUntilSearchIsReady,
  log,
  pauseMs = PAUSE_MS,
}: ContentCopyOptions): ContentCopy {
  const stopping = new AbortController();
  const { signal } = stopping;
  let running: Promise<void> | undefined;
  /** Targets of the previous pass: rendering them again removes withdrawn content from the cache. */
  let previousTargets = new Set<string>();

  /** Runs a step, then pauses. Does nothing after `stop`. */
  async function runThenPause<T>(pauseFactor: number, step: () => Promise<T>): Promise<T | undefined> {
    if (signal.aborted) return undefined;
    const startedAt = performance.now();
    try {
      return await step();
    } finally {
      await sleep((performance.now() - startedAt) * pauseFactor, undefined, { signal }).catch(() => {});
    }
  }

  async function copyAll(pauseFactor = PAUSE_FACTOR): Promise<CopyResult> {
    const before = tagVersions.current() ?? {};
    // Unavailable responses have an unknown tag version, outdated ones an old one.
    const isOutdated = (tags: TagVersions) =>
      Object.entries(tags).some(([tag, tagVersion]) => tagVersion < tagVersionOf(before, tag));
    const withPause = <T>(step: () => Promise<T>) => runThenPause(pauseFactor, step);
    const { content, tags } = client.trackDependencies();
    await copyWithoutPage(content, withPause);
    const isSearchReady = await waitUntilSearchIsReady().then(
      () => true,
      () => false,
    );
    const failedResponses = tags().filter(isOutdated).length + (isSearchReady ? 0 : 1);
    const addresses = (await withPause(() => listAddresses(content))) ?? [];
    const targets = new Set([...addresses, ...previousTargets]);
    const knownLinks = new Map<string, string | undefined>();
    const failedPages = await crawl(targets, {
      renderPage: (target) => withPause(() => renderPage(target, isOutdated, knownLinks)),
      afterFailure: waitUntilReachable,
    });
    previousTargets = targets;
    return { pages: targets.size, failed: failedResponses + failedPages };
  }

  async function renderPage(
    target: string,
    isOutdated: (tags: TagVersions) => boolean,
    knownLinks: Map<string, string | undefined>,
  ): Promise<CrawledPage> {
    const address = pageAddressOf(...splitTarget(target));
    const visitor = address.page && definitionOf(address.page).form ? { visitor: ANONYMOUS_VISITOR } : {};
    const rendered = await render({ address, ...visitor });
    if (rendered.kind === 'redirect') return { links: [], hasFailed: false };
    const { html, statusCode, tags, isMaintenance } = rendered;
    // A page may be rendered without optional content, or with outdated content.
    return {
      links: linksOf(html, knownLinks),
      hasFailed: !isMaintenance && (statusCode >= 500 || tags.some(isOutdated)),
    };
  }

  async function waitUntilReachable(): Promise<void> {
    while (!signal.aborted && !tagVersions.isReachable())
      await sleep(CHANGE_CHECK_MS, undefined, { signal }).catch(() => {});
  }

  async function keepCopying(): Promise<void> {
    let copied: string | undefined;
    while (!signal.aborted) {
      await waitUntilReachable();
      const current = JSON.stringify(tagVersions.current());
      if (current !== copied && (await copyAndLog())) copied = current;
      await sleep(pauseMs, undefined, { signal, ref: false }).catch(() => {});
    }
  }

  /** Copies all pages and logs the result. */
  async function copyAndLog(): Promise<boolean> {
    try {
      const { pages, failed } = await copyAll();
      if (signal.aborted) return false;
      if (failed === 0) log.info({ pages }, 'The responses for all pages are on disk');
      else log.warn({ pages, failed }, NOT_ALL);
      return failed === 0;
    } catch (error) {
      if (!signal.aborted) log.warn({ err: error }, NOT_ALL);
      return false;
    }
  }

  return {
    start() {
      running ??= keepCopying();
    },
    copyAll,
    async stop() {
      stopping.abort();
      await running;
    },
  };
}

/** All known paths: static pages and published items. */
async function listAddresses(content: Content): Promise<string[]> {
  const files = sitemapFiles(await content.publishedItems());
  const staticPaths = PAGE_IDS.flatMap(staticPathsOf);
  const paths = new Set([...staticPaths, ...files.flatMap(({ entries }) => entries.map(({ path }) => path))]);
  return [...paths].flatMap((path) => LOCALES.map((locale) => inLocale(path, locale)));
}

/** Responses that no page requests initially: site map, feeds, and rate histories. */
async function copyWithoutPage(
  content: Content,
  withPause: <T>(step: () => Promise<T>) => Promise<T | undefined>,
): Promise<void> {
  for (const locale of LOCALES) {
    await withPause(() => content.ifAvailable(content.siteMapItems(locale)));
    for (const { itemsOf } of FEEDS) await withPause(() => content.ifAvailable(itemsOf(content, locale)));
  }
  const rates = await withPause(() => content.ifAvailable(content.exchangeRates(DEFAULT_LOCALE)));
  for (const { code } of rates?.currencies ?? [])
    for (const rateType of rateTypes)
      await withPause(() => content.ifAvailable(content.rateHistory(code, rateType)));
}
