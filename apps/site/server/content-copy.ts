import { setTimeout as sleep } from 'node:timers/promises';
import { DEFAULT_LOCALE, LOCALES, rateTypes } from '@beranda/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Content, RecordingContent } from '../src/content/client.ts';
import type { RevisionWatch } from '../src/content/revisions.ts';
import { inLocale } from '../src/i18n/paths.ts';
import { canonicalTarget, hasInputs, matchPage } from '../src/page-match.ts';
import { definitionOf, PAGE_IDS } from '../src/routes.ts';
import { FEEDS } from './for-machines/feeds.ts';
import { sitemapFiles } from './for-machines/sitemap.ts';
import type { RenderedPage, RenderRequest } from './page-renderer.ts';

export type ContentCopyOptions = {
  client: { recording(): RecordingContent };
  /** Renders a page and stores nothing; its loader asks for what the page needs. */
  render: (request: RenderRequest) => Promise<RenderedPage>;
  revisions: Pick<RevisionWatch, 'current' | 'isReachable'>;
  log: FastifyBaseLogger;
};

export type ContentCopy = {
  /** Copies everything once the back office answers, and again when something has changed since. */
  start(): void;
  /**
   * Goes through all pages once.
   *
   * @param restFactor for how long it rests after each page, as a multiple of the time that the page took.
   * @returns how many pages there were.
   */
  copyAll(restFactor?: number): Promise<number>;
  stop(): Promise<void>;
};

/** A quarter of one core at most: visitors go first. */
const REST_FACTOR = 3;
const LOOK_AGAIN_MS = 1_000;
/** How soon after a pass the next one may begin. */
const PAUSE_MS = 5 * 60_000;
/** Links of editors' texts and of lists lead to so many addresses at most. */
const MOST_PAGES = 10_000;
const MOST_TRIES = 3;

/** Enough for pages with a form to be rendered; nobody sees them. */
const NOBODY = { csrfToken: '', idempotencyKey: '' };

/**
 * Brings every published answer of the content API to disk, so that an outage finds all pages here and not only those
 * that somebody asked for before. The loader of a page knows what it needs, so pages are rendered one after another,
 * and their links followed: to further parts of lists and to what editors link.
 */
export function createContentCopy({ client, render, revisions, log }: ContentCopyOptions): ContentCopy {
  const stopping = new AbortController();
  const { signal } = stopping;
  let running: Promise<void> | undefined;
  /** Addresses of the pass before: what was withdrawn since is forgotten when it is asked for again. */
  let known = new Set<string>();

  async function copyAll(restFactor = REST_FACTOR): Promise<number> {
    const { content } = client.recording();
    await copyWithoutPage(content);
    const targets = new Set([...(await addressesOf(content)), ...known]);
    const tries = new Map<string, number>();
    const waiting = [...targets];
    for (let target = waiting.shift(); target !== undefined && !signal.aborted; target = waiting.shift()) {
      const startedAt = performance.now();
      const rendered = await renderPage(target);
      for (const link of rendered.links) {
        if (targets.size >= MOST_PAGES || targets.has(link)) continue;
        targets.add(link);
        waiting.push(link);
      }
      const count = (tries.get(target) ?? 0) + 1;
      tries.set(target, count);
      if (rendered.hasFailed && count < MOST_TRIES) waiting.push(target);
      await sleep((performance.now() - startedAt) * restFactor, undefined, { signal }).catch(() => {});
      if (rendered.hasFailed) await untilReachable();
    }
    known = targets;
    return targets.size;
  }

  async function renderPage(target: string): Promise<{ links: readonly string[]; hasFailed: boolean }> {
    const { page } = matchPage(target.split('?', 1)[0] ?? '');
    const visitor = page && definitionOf(page).form ? { visitor: NOBODY } : {};
    const rendered = await render({ target, ...visitor });
    if (rendered.kind === 'redirect') return { links: [], hasFailed: false };
    return {
      links: linksOf(rendered.html),
      hasFailed: rendered.statusCode >= 500 && !rendered.isMaintenance,
    };
  }

  async function untilReachable(): Promise<void> {
    while (!signal.aborted && !revisions.isReachable())
      await sleep(LOOK_AGAIN_MS, undefined, { signal }).catch(() => {});
  }

  async function keepCopying(): Promise<void> {
    while (!signal.aborted) {
      await untilReachable();
      const before = JSON.stringify(revisions.current());
      try {
        const pages = await copyAll();
        if (!signal.aborted) log.info({ pages }, 'the answers for all pages are on disk');
      } catch (error) {
        log.warn({ err: error }, 'not all answers could be copied to disk');
      }
      const hasChanged = () => JSON.stringify(revisions.current()) !== before;
      do {
        await sleep(PAUSE_MS, undefined, { signal, ref: false }).catch(() => {});
      } while (!signal.aborted && !hasChanged());
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
async function copyWithoutPage(content: Content): Promise<void> {
  for (const locale of LOCALES) {
    await content.ifAvailable(content.searchDocuments(locale));
    for (const { itemsOf } of FEEDS) await content.ifAvailable(itemsOf(content, locale));
  }
  const rates = await content.ifAvailable(content.exchangeRates(DEFAULT_LOCALE));
  for (const { code } of rates?.currencies ?? [])
    for (const rateType of rateTypes) await content.ifAvailable(content.rateHistory(code, rateType));
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
