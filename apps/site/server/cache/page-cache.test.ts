import type { TagVersions } from '@beranda/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type CachedPage, createPageCache, type Rendered } from './page-cache.ts';

const other = (isFailure: boolean): Rendered<string> => ({ kind: 'uncached', isFailure, response: 'other' });

function pageMadeFrom(tags: Record<string, number>, expiresAt = Number.POSITIVE_INFINITY): CachedPage {
  const encodedResponse = {} as CachedPage['html'];
  return { html: encodedResponse, payload: encodedResponse, tags: [tags], expiresAt };
}

function setUp(render: (target: string) => Promise<Rendered<string>>) {
  const state: { tagVersions: TagVersions | undefined; isReachable: boolean } = {
    tagVersions: { news: 1 },
    isReachable: true,
  };
  const renderSpy = vi.fn(render);
  const onRequestedAgain = vi.fn();
  const { get, peek, size } = createPageCache<string>({
    tagVersions: { current: () => state.tagVersions, isReachable: () => state.isReachable },
    staleWaitMs: 1_000,
    rerenderPauseMs: 3_000,
    maxPages: 3,
    now: () => Date.now(),
    onRequestedAgain,
  });
  const cache = { peek, size, get: (target: string) => get(target, () => renderSpy(target)) };
  return { cache, state, render: renderSpy, onRequestedAgain };
}

const rendersPage = (page: CachedPage) => async (): Promise<Rendered<string>> => ({ kind: 'page', page });

describe('page cache', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('renders a page once for concurrent requests (single flight)', async () => {
    const { cache, render } = setUp(rendersPage(pageMadeFrom({ news: 1 })));
    await Promise.all([cache.get('/news'), cache.get('/news'), cache.get('/news')]);
    expect(render).toHaveBeenCalledTimes(1);
    expect(cache.peek('/news')).toBeDefined();
  });

  it('serves a fresh page without rendering', async () => {
    const { cache, state, render } = setUp(rendersPage(pageMadeFrom({ news: 1 })));
    await cache.get('/news');
    state.tagVersions = { news: 1, settings: 7 };
    await cache.get('/news');
    expect(render).toHaveBeenCalledTimes(1);
  });

  it('calls back once per rendering when a page is requested again', async () => {
    const pages = [pageMadeFrom({ news: 1 }), pageMadeFrom({ news: 2 })];
    const { cache, state, onRequestedAgain } = setUp(async () => ({
      kind: 'page',
      page: pages.shift() as CachedPage,
    }));
    await cache.get('/news');
    expect(onRequestedAgain).not.toHaveBeenCalled();
    cache.peek('/news');
    cache.peek('/news');
    expect(onRequestedAgain.mock.calls).toEqual([
      ['/news', expect.objectContaining({ tags: [{ news: 1 }] })],
    ]);
    state.tagVersions = { news: 2 };
    await cache.get('/news');
    expect(onRequestedAgain).toHaveBeenCalledTimes(1);
    await cache.get('/news');
    expect(onRequestedAgain.mock.calls[1]?.[1]).toMatchObject({ tags: [{ news: 2 }] });
  });

  it('waits for the fresh page if a cache tag has a new version', async () => {
    const pages = [pageMadeFrom({ news: 1 }), pageMadeFrom({ news: 2 })];
    const { cache, state } = setUp(async () => ({ kind: 'page', page: pages.shift() as CachedPage }));
    await cache.get('/news');
    state.tagVersions = { news: 2 };
    expect(cache.peek('/news')).toBeUndefined();
    const rendered = await cache.get('/news');
    expect(rendered.kind === 'page' && rendered.page.tags).toEqual([{ news: 2 }]);
  });

  it('renders an expired page again, also while the back office is unreachable', async () => {
    const pages = [pageMadeFrom({ news: 1 }, Date.now() + 60_000), pageMadeFrom({ news: 1 })];
    const { cache, state, render } = setUp(async () => ({ kind: 'page', page: pages.shift() as CachedPage }));
    await cache.get('/news');
    state.isReachable = false;
    vi.advanceTimersByTime(59_999);
    expect(cache.peek('/news')).toBeDefined();
    vi.advanceTimersByTime(1);
    expect(cache.peek('/news')).toBeUndefined();
    await cache.get('/news');
    expect(render).toHaveBeenCalledTimes(2);
    expect(cache.peek('/news')).toBeDefined();
  });

  it('serves the stale page if the fresh one takes longer than a second, then the fresh one', async () => {
    const first = pageMadeFrom({ news: 1 });
    const second = pageMadeFrom({ news: 2 });
    let finish: (rendered: Rendered<string>) => void = () => {};
    const { cache, state, render } = setUp(rendersPage(first));
    await cache.get('/news');
    render.mockImplementation(() => new Promise((resolve) => (finish = resolve)));
    state.tagVersions = { news: 2 };
    const waiting = cache.get('/news');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await waiting).toEqual({ kind: 'page', page: first });
    finish({ kind: 'page', page: second });
    await vi.advanceTimersByTimeAsync(0);
    expect(cache.peek('/news')).toBe(second);
  });

  it.each([
    ['throws', () => Promise.reject(new Error('down'))],
    ['ends in a 503', () => Promise.resolve(other(true))],
  ])('keeps serving the stale page when rendering %s', async (_, failing) => {
    const page = pageMadeFrom({ news: 1 });
    const { cache, state, render } = setUp(rendersPage(page));
    await cache.get('/news');
    render.mockImplementation(failing);
    state.tagVersions = { news: 2 };
    expect(await cache.get('/news')).toEqual({ kind: 'page', page });
  });

  it('removes a withdrawn page', async () => {
    const { cache, state, render } = setUp(rendersPage(pageMadeFrom({ news: 1 })));
    await cache.get('/news/gone');
    render.mockResolvedValue(other(false));
    state.tagVersions = { news: 2 };
    expect(await cache.get('/news/gone')).toEqual(other(false));
    expect(cache.size()).toBe(0);
  });

  it('stores neither errors nor redirects', async () => {
    const { cache, render } = setUp(async () => other(false));
    await cache.get('/nowhere');
    await cache.get('/nowhere');
    expect(render).toHaveBeenCalledTimes(2);
  });

  it('serves cached pages while tag versions are unknown, and validates them once they are known', async () => {
    const { cache, state } = setUp(rendersPage(pageMadeFrom({ news: 1 })));
    state.tagVersions = undefined;
    await cache.get('/news');
    expect(cache.peek('/news')).toBeDefined();
    state.tagVersions = { news: 2 };
    expect(cache.peek('/news')).toBeUndefined();
  });

  it('treats a stale page as fresh while the back office is unreachable', async () => {
    const { cache, state, render } = setUp(rendersPage(pageMadeFrom({ news: 1 })));
    await cache.get('/news');
    state.tagVersions = { news: 2 };
    state.isReachable = false;
    await cache.get('/news');
    expect(render).toHaveBeenCalledTimes(1);
    state.isReachable = true;
    await cache.get('/news');
    expect(render).toHaveBeenCalledTimes(2);
  });

  it('renders a page that stays stale once per pause, not per request', async () => {
    const { cache, state, render } = setUp(async () => ({ kind: 'page', page: pageMadeFrom({ news: 1 }) }));
    await cache.get('/news');
    state.tagVersions = { news: 2 };
    for (let request = 0; request < 5; request++) await cache.get('/news');
    expect(render).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(2_999);
    await cache.get('/news');
    expect(render).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1);
    await cache.get('/news');
    expect(render).toHaveBeenCalledTimes(3);
  });

  it('evicts the least recently used page when it is full', async () => {
    const { cache } = setUp(rendersPage(pageMadeFrom({ news: 1 })));
    for (const target of ['/a', '/b', '/c', '/d']) await cache.get(target);
    expect(cache.size()).toBe(3);
    expect(cache.peek('/a')).toBeUndefined();
  });
});
