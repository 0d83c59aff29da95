import { setTimeout as sleep } from 'node:timers/promises';
import { DEFAULT_LOCALE, LOCALES, rateTypes } from '@beranda/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { TagVersions } from '#src/content/cache-tags/tag-versions.ts';
import { type TagVersionWatch, tagVersionOf } from '#src/content/cache-tags/tag-versions.ts';
import type { Content, TrackedContent } from '#src/content/client.ts';
import { inLocale } from '#src/i18n/paths.ts';
import { canonicalTarget, hasInputs, matchPage } from '#src/routing/page-match.ts';
import { definitionOf, PAGE_IDS } from '#src/routing/routes.ts';
import { FEEDS } from './feeds/feeds.ts';
import { sitemapFiles } from './feeds/sitemap.ts';
import type { RenderedPage, RenderRequest } from './pages/page-renderer.ts';

export type ContentCopyOptions = {
  client: { trackDependencies(): TrackedContent };
  /** Renders a page and stores nothing; its loader asks for what the page needs. */
  render: (request: RenderRequest) => Promise<RenderedPage>;
  tagVersions: Pick<TagVersionWatch, 'current' | 'isReachable'>;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  /** How soon after a pass the next one may begin; tests do not wait that long. */
  pauseMs?: number;
};

export type ContentCopy = {
  /** Copies everything once the back office answers; again when something has changed since, or could not be copied. */
  start(): void;
  /**
   * Goes through all pages once.
   *
   * @param pauseFactor for how long it rests after each page, as a multiple of the time that the page took.
   */
  copyAll(pauseFactor?: number): Promise<CopyResult>;
  stop(): Promise<void>;
};

/** How many pages there were, and how many pages and other answers are not on disk as they are now. */
export type CopyResult = { pages: number; failed: number };

/** A quarter of one core at most: visitors go first. */
const PAUSE_FACTOR = 3;
const CHANGE_CHECK_MS = 1_000;
const PAUSE_MS = 5 * 60_000;
/** Links of editors' texts and of lists lead to so many addresses at most. */
const MOST_PAGES = 10_000;
const MOST_TRIES = 3;

const NOT_ALL = 'not all answers could be copied to disk; it is tried again';

/** Enough for pages with a form to be rendered; nobody sees them. */
const NOBODY = { csrfToken: '', idempotencyKey: '' };

/**
 * Brings every published answer of the content API to disk, so that an outage finds all pages here and not only those
 * that somebody asked for before. The loader of a page knows what it needs, so pages are rendered one after another,
 * and their links followed: to further parts of lists and to what editors link.
 */
export function createContentCopy({
  client,
  render,
  tagVersions,
  log,
  pauseMs = PAUSE_MS,
}: ContentCopyOptions): ContentCopy {
  const stopping = new AbortController();
  const { signal } = stopping;
  let running: Promise<void> | undefined;
  /** Addresses of the pass before: what was withdrawn since is forgotten when it is asked for again. */
  let known = new Set<string>();

  /** Does one step and rests after it. Once stopping has begun it does nothing. */
  async function inTurn<T>(pauseFactor: number, step: () => Promise<T>): Promise<T | undefined> {
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
    // An answer that could not be had is recorded with no revision that exists, an old one with an old revision.
    const isBehind = (tags: TagVersions) =>
      Object.entries(tags).some(([tag, tagVersion]) => tagVersion < tagVersionOf(before, tag));
    const { content, tags } = client.trackDependencies();
    await copyWithoutPage(content, (step) => inTurn(pauseFactor, step));
    let failed = tags().filter(isBehind).length;
    const addresses = await inTurn(pauseFactor, () => addressesOf(content));
    const targets = new Set([...(addresses ?? []), ...known]);
    const tries = new Map<string, number>();
    const waiting = [...targets];
    for (let target = waiting.shift(); target !== undefined && !signal.aborted; target = waiting.shift()) {
      const address = target;
      const rendered = await inTurn(pauseFactor, () => renderPage(address, isBehind));
      if (!rendered) break;
      for (const link of rendered.links) {
        if (targets.size >= MOST_PAGES || targets.has(link)) continue;
        targets.add(link);
        waiting.push(link);
      }
      const count = (tries.get(target) ?? 0) + 1;
      tries.set(target, count);
      if (!rendered.hasFailed) continue;
      if (count < MOST_TRIES) waiting.push(target);
      else failed += 1;
      await untilReachable();
    }
    known = targets;
    return { pages: targets.size, failed };
  }

  async function renderPage(
    target: string,
    isBehind: (tags: TagVersions) => boolean,
  ): Promise<{ links: readonly string[]; hasFailed: boolean }> {
    const { page } = matchPage(target.split('?', 1)[0] ?? '');
    const visitor = page && definitionOf(page).form ? { visitor: NOBODY } : {};
    const rendered = await render({ target, ...visitor });
    if (rendered.kind === 'redirect') return { links: [], hasFailed: false };
    const { html, statusCode, tags, isMaintenance } = rendered;
    // A page may be shown without a part that could not be had, or with one that is old.
    return {
      links: linksOf(html),
      hasFailed: !isMaintenance && (statusCode >= 500 || tags.some(isBehind)),
    };
  }

  async function untilReachable(): Promise<void> {
    while (!signal.aborted && !tagVersions.isReachable())
      await sleep(CHANGE_CHECK_MS, undefined, { signal }).catch(() => {});
  }

  async function keepCopying(): Promise<void> {
    let copied: string | undefined;
    while (!signal.aborted) {
      await untilReachable();
      const current = JSON.stringify(tagVersions.current());
      if (current !== copied && (await copyWithoutFailure())) copied = current;
      await sleep(pauseMs, undefined, { signal, ref: false }).catch(() => {});
    }
  }

  /** Goes through all pages and says in the log what came of it. */
  async function copyWithoutFailure(): Promise<boolean> {
    try {
      const { pages, failed } = await copyAll();
      if (signal.aborted) return false;
      if (failed === 0) log.info({ pages }, 'the answers for all pages are on disk');
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

/** Everything that has an address of its own, as far as it can be known without looking at pages. */
async function addressesOf(content: Content): Promise<string[]> {
  const files = sitemapFiles(await content.publishedItems());
  const own = PAGE_IDS.map(definitionOf)
    .filter(({ path, isForBuilders }) => !path.includes(':') && !isForBuilders)
    .map(({ path }) => path);
  const paths = new Set([...own, ...files.flatMap(({ entries }) => entries.map(({ path }) => path))]);
  return [...paths].flatMap((path) => LOCALES.map((locale) => inLocale(path, locale)));
}

/** What no page asks for as it is first opened: search, feeds, and the history of each rate. */
async function copyWithoutPage(
  content: Content,
  inTurn: <T>(step: () => Promise<T>) => Promise<T | undefined>,
): Promise<void> {
  for (const locale of LOCALES) {
    await inTurn(() => content.ifAvailable(content.searchDocuments(locale)));
    for (const { itemsOf } of FEEDS) await inTurn(() => content.ifAvailable(itemsOf(content, locale)));
  }
  const rates = await inTurn(() => content.ifAvailable(content.exchangeRates(DEFAULT_LOCALE)));
  for (const { code } of rates?.currencies ?? [])
    for (const rateType of rateTypes)
      await inTurn(() => content.ifAvailable(content.rateHistory(code, rateType)));
}

/** Documents and pictures have endings, pages have none. */
const isFile = (path: string) => /\.\w+$/.test(path);

/** Pages of the site that a document links to, each by its one address; without those that visitors typed into. */
export function linksOf(html: string): string[] {
  const links: string[] = [];
  for (const [, href = ''] of html.matchAll(/<a\b[^>]*?\shref="(\/[^"#]*)/g)) {
    const [path = '', search = ''] = href.replaceAll('&amp;', '&').split('?');
    const { page } = matchPage(path);
    if (!page || definitionOf(page).isForBuilders || isFile(path)) continue;
    const target = canonicalTarget(path, search);
    if (!hasInputs(page, target)) links.push(target);
  }
  return links;
}
