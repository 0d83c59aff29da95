import { beforeAll, describe, expect, it } from 'vitest';
import { waitUntil, waitUntilReady } from '../../testing/start-site.ts';
import { withSite } from '../../testing/with-site.ts';

/** Timeout with a margin for slow test machines. */
const SEEN_WITHIN_MS = 5_000;

const { cms, site } = withSite();

beforeAll(() => waitUntilReady(site));

const BANNER = { id: 'Layanan berhenti sebentar', en: 'Services pause for a moment' };
const POPUP = { id: 'Tabungan untuk anak', en: 'Savings for children' };

/** Pages with banner and popup, and their language. */
const PLACES = [
  { target: '/news/berita-1', text: BANNER.id },
  { target: '/en/news', text: BANNER.en },
  { target: '/api/id/v2/navigations', text: BANNER.id },
  { target: '/', text: POPUP.id },
  { target: '/en', text: POPUP.en },
  { target: '/en/_payload.json?test-build', text: POPUP.en },
];

type Period = { from: string | null; until: string | null };

/** Banner and popup in both languages. */
async function announce(period: Period): Promise<void> {
  for (const locale of ['id', 'en'] as const) {
    await cms.payload.updateGlobal({
      slug: 'settings',
      locale,
      data: { banner: { isOn: true, tone: 'warning', text: BANNER[locale], ...period } },
    });
    const popup = { isOn: true, title: POPUP[locale], text: '', frequency: 'once', everyDays: 7, ...period };
    await cms.payload.updateGlobal({ slug: 'home', locale, data: { popup } as never });
  }
}

const isShown = async ({ target, text }: (typeof PLACES)[number]) =>
  (await (await site.get(target)).text()).includes(text);

const shown = () => Promise.all(PLACES.map(isShown));

/** Waits until all pages show or hide it; returns the first and last time of change, in milliseconds since 1970. */
async function waitUntilAll(expected: boolean): Promise<{ first: number; last: number }> {
  const times: number[] = [];
  await Promise.all(
    PLACES.map(async (place) => {
      await waitUntil(
        () => isShown(place),
        (is) => is === expected,
        15_000,
      );
      times.push(Date.now());
    }),
  );
  return { first: Math.min(...times), last: Math.max(...times) };
}

const inSeconds = (seconds: number) => Date.now() + seconds * 1_000;
const iso = (time: number) => new Date(time).toISOString();

describe('an announcement and a popup with a period', () => {
  it('appear and disappear by time dependencies alone, on cached pages', async () => {
    const from = inSeconds(9);
    const until = inSeconds(15);
    await announce({ from: iso(from), until: iso(until) });
    // All servers have the new tag versions here; only the expiry changes the pages now.
    await waitUntil(shown, () => Date.now() > from - 5_000, 10_000);
    const tagVersions = site.site.tagVersions.current();
    expect(await shown()).toEqual(PLACES.map(() => false));
    expect(site.site.pages.cache.peek('/')).toBeDefined();

    const began = await waitUntilAll(true);
    expect(began.first).toBeGreaterThanOrEqual(from);
    expect(began.last).toBeLessThan(from + SEEN_WITHIN_MS);
    const ended = await waitUntilAll(false);
    expect(ended.first).toBeGreaterThanOrEqual(until);
    expect(ended.last).toBeLessThan(until + SEEN_WITHIN_MS);
    expect(site.site.tagVersions.current()).toEqual(tagVersions);
  });

  it('appear immediately without a start, and stay without an end', async () => {
    await announce({ from: null, until: null });
    const changed = Date.now();
    const { last } = await waitUntilAll(true);
    expect(last - changed).toBeLessThan(SEEN_WITHIN_MS);
  });

  it('disappear on time also while the back office is unreachable', async () => {
    const until = inSeconds(8);
    await announce({ from: null, until: iso(until) });
    await waitUntil(shown, (all) => all.every(Boolean) && Date.now() > until - 5_000, 10_000);
    await cms.stop();
    const { first, last } = await waitUntilAll(false);
    expect(first).toBeGreaterThanOrEqual(until);
    expect(last).toBeLessThan(until + SEEN_WITHIN_MS);
  });
});
