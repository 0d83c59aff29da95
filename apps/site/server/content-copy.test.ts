import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import type { TagVersions } from '#src/content/cache-tags/tag-versions.ts';
import type { Content, TrackedContent } from '#src/content/client.ts';
import { createContentCopy } from './content-copy.ts';
import type { RenderedPage } from './pages/page-renderer.ts';

/** Content API responses without published content. */
const NOTHING: Record<string, unknown> = {
  publishedItems: { items: {} },
  items: { items: [], totalItems: 0 },
  allItems: [],
  exchangeRates: { currencies: [{ code: 'USD' }] },
};

const NOT_AVAILABLE: TagVersions = { 'not-available': -1 };

type Scene = {
  /** Cache tags of the responses that no page requests. */
  tags?: () => TagVersions[];
  page?: (target: string) => { statusCode?: number; tags?: TagVersions[] };
  /** Called for each query outside pages, and for the list of paths. */
  onQuestion?: () => Promise<unknown>;
};

/** A content copy of a site without items, whose news tag has version 7. */
function copyOf({ tags = () => [], page = () => ({}), onQuestion = async () => {} }: Scene) {
  const rendered: string[] = [];
  const log = { info: vi.fn(), warn: vi.fn() };
  const content = new Proxy({} as Content, {
    get: (_nothing, name) => async (requested: unknown) => {
      if (name === 'ifAvailable') return requested;
      await onQuestion();
      return NOTHING[String(name)];
    },
  });
  const tagVersions = { news: 7 };
  const copy = createContentCopy({
    waitUntilSearchIsReady: async () => {},
    client: { trackDependencies: () => ({ content, tags }) as unknown as TrackedContent },
    render: async ({ address: { target } }) => {
      rendered.push(target);
      return {
        kind: 'document',
        html: '',
        payload: { data: null },
        expiresAt: Number.POSITIVE_INFINITY,
        isMaintenance: false,
        isCacheable: true,
        statusCode: 200,
        tags: [{ news: 7 }],
        ...page(target),
      } satisfies RenderedPage;
    },
    tagVersions: { current: () => tagVersions, isReachable: () => true },
    log,
    pauseMs: 20,
  });
  return { copy, rendered, log, tagVersions };
}

const passes = (rendered: readonly string[]) => rendered.filter((target) => target === '/').length;

it.each<[what: string, scene: Scene, failed: number]>([
  ['nothing', {}, 0],
  ['a page', { page: (target) => ({ statusCode: target === '/news' ? 503 : 200 }) }, 1],
  [
    'optional content of a page',
    { page: (target) => (target === '/news' ? { tags: [{ news: 7 }, NOT_AVAILABLE] } : {}) },
    1,
  ],
  ['an outdated page', { page: (t) => (t === '/en/news' ? { tags: [{ news: 6 }] } : {}) }, 1],
  ['two responses outside pages', { tags: () => [NOT_AVAILABLE, { news: 6 }, { news: 7 }] }, 2],
])('counts failures: %s', async (_what, scene, failed) => {
  const { copy, rendered } = copyOf(scene);
  expect(await copy.copyAll(0)).toEqual({ pages: new Set(rendered).size, failed });
});

it('repeats a failed pass until it succeeds, then only after a change', async () => {
  let failures = 4;
  const { copy, rendered, log, tagVersions } = copyOf({
    page: (target) => ({ statusCode: target === '/news' && failures-- > 0 ? 503 : 200 }),
  });
  copy.start();
  await vi.waitFor(() => expect(log.info).toHaveBeenCalledTimes(1));
  // Three attempts in the first pass, two in the second.
  expect(rendered.filter((target) => target === '/news')).toHaveLength(5);
  expect(log.warn.mock.calls).toEqual([
    [{ pages: new Set(rendered).size, failed: 1 }, expect.stringContaining('Not all responses')],
  ]);
  await sleep(100);
  expect(passes(rendered)).toBe(2);
  tagVersions.news = 8;
  await vi.waitFor(() => expect(passes(rendered)).toBe(3));
  await copy.stop();
});

it('sends no request after stop', async () => {
  const first = Promise.withResolvers<void>();
  let questions = 0;
  const { copy, rendered, log } = copyOf({
    onQuestion() {
      questions += 1;
      return first.promise;
    },
  });
  copy.start();
  await vi.waitFor(() => expect(questions).toBe(1));
  const stopped = copy.stop();
  first.resolve();
  await stopped;
  expect(questions).toBe(1);
  expect(rendered).toEqual([]);
  expect(log.info).not.toHaveBeenCalled();
  expect(log.warn).not.toHaveBeenCalled();
});

it('throttles queries outside pages like pages', async () => {
  const starts: number[] = [];
  const { copy } = copyOf({
    onQuestion() {
      starts.push(performance.now());
      return sleep(20);
    },
  });
  copy.start();
  await vi.waitFor(() => expect(starts.length).toBeGreaterThan(2));
  await copy.stop();
  // The pause is three times the duration of the query.
  expect((starts[1] ?? 0) - (starts[0] ?? 0)).toBeGreaterThan(60);
});
