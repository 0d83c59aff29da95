import type { Page, Route } from '@playwright/test';
import { sendForm } from './contact-form.ts';
import { clickHydrated, enableDataSaver, open, watchRequests } from './requests.ts';
import type { SharedStack } from './stack.ts';
import { expect, SLOW, test } from './test.ts';

const NEWS_PAYLOAD = /\/news\/_payload\.json\?/;
const UNAVAILABLE = { error: { statusCode: 503, message: 'Something went wrong' } };

// The browser logs failed requests.
test.use({ expectedErrors: [/net::ERR_FAILED|50[03] \(/] });

let stack: SharedStack;
test.beforeAll(({ sharedStack }) => {
  stack = sharedStack;
});

/** Opens the home page without prefetching. */
async function openHome(page: Page): Promise<void> {
  await enableDataSaver(page);
  await open(page, stack.siteUrl);
}

const allNews = (page: Page) => page.getByRole('link', { name: 'Semua berita' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('when the payload of a page fails', () => {
  const failures: [what: string, fail: (route: Route) => Promise<void>, tries: number][] = [
    ['by a broken connection', (route) => route.abort(), 2],
    ['with HTML of a proxy', (route) => route.fulfill({ contentType: 'text/html', body: '<h1>x</h1>' }), 1],
    ['with JSON that is no payload', (route) => route.fulfill({ json: { message: 'hello' } }), 1],
    ['with an error without a body', (route) => route.fulfill({ status: 500, body: '' }), 2],
  ];
  for (const [what, fail, tries] of failures) {
    const title = `${what}, the document is loaded instead`;
    // One that is tried again, and one that is not, in every run.
    test(
      title,
      failures.findIndex((candidate) => candidate[0] === what) < 2 ? {} : SLOW,
      async ({ page }) => {
        await openHome(page);
        await page.route(NEWS_PAYLOAD, fail);
        const requests = watchRequests(page);
        await clickHydrated(allNews(page));
        await expect(heading(page)).toHaveText('Berita');
        expect(requests.documents).toEqual(['/news']);
        expect(requests.payloads).toHaveLength(tries);
      },
    );
  }
});

test('a payload that fails after another navigation has started loads no document', async ({ page }) => {
  await openHome(page);
  const late: Route[] = [];
  await page.route(NEWS_PAYLOAD, (route) => void late.push(route));
  const requests = watchRequests(page);
  await clickHydrated(allNews(page));
  await expect.poll(() => late.length).toBe(1);
  await clickHydrated(page.locator('footer a[href="/careers"]'));
  await expect(page).toHaveURL(`${stack.siteUrl}/careers`);
  await late[0]?.abort();
  await expect.poll(() => late.length).toBe(2);
  const failed = page.waitForEvent('requestfailed');
  await late[1]?.abort();
  await failed;
  // By the time of a later response a document would have been requested.
  await page.evaluate(() => fetch('/builds/latest.json').then((response) => response.text()));
  expect(requests.documents).toEqual([]);
});

test('a payload request is retried once after a transient error', async ({ page }) => {
  await openHome(page);
  await page.route(NEWS_PAYLOAD, (route) => route.fulfill({ status: 503, body: '' }), { times: 1 });
  const requests = watchRequests(page);
  await clickHydrated(allNews(page));
  await expect(heading(page)).toHaveText('Berita');
  expect(requests.payloads).toHaveLength(2);
  expect(requests.documents).toEqual([]);
});

test('a form is never retried automatically', async ({ page }) => {
  let sent = 0;
  await page.route(/\/v2\/forms\/contact$/, (route) => {
    sent += 1;
    return route.fulfill({
      status: 503,
      json: { statusCode: 503, message: '', fields: { '': ['sendFailed'] } },
    });
  });
  await open(page, `${stack.siteUrl}/about-us/contact-us`);
  const code = page.waitForResponse(/\/assets\/validation-.*\.js$/);
  await page.getByLabel('Nama lengkap').fill('Ratna Wulandari');
  await code;
  await page.getByLabel('Email *').fill('ratna@contoh.example');
  await page.getByLabel('Nomor telepon').fill('0812 3765 4028');
  await page.getByLabel('Umum, bukan nasabah').check();
  await page.getByLabel('Pertanyaan', { exact: true }).check();
  await page.getByRole('radio', { name: 'Lainnya' }).check();
  await page.getByLabel('Catatan').fill('Apakah ada kantor di Ende?');
  await sendForm(page);
  await expect(page.getByText('Terjadi masalah saat mengirim formulir').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Kirim', exact: true })).toBeEnabled();
  expect(sent).toBe(1);
});

test('a page that is not available shows an error within the layout, and a retry loads it', async ({
  page,
}) => {
  await openHome(page);
  await page.route(NEWS_PAYLOAD, (route) => route.fulfill({ status: 503, json: UNAVAILABLE }));
  const requests = watchRequests(page);
  await clickHydrated(allNews(page));
  await expect(heading(page)).toHaveText('Terjadi kesalahan');
  await expect(page.getByRole('navigation', { name: 'Navigasi utama' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-page-state', 'error');
  expect(requests.payloads).toHaveLength(2);

  await page.getByRole('link', { name: 'Coba lagi' }).click();
  await expect.poll(() => requests.payloads.length).toBe(4);
  await expect(heading(page)).toHaveText('Terjadi kesalahan');

  await page.unroute(NEWS_PAYLOAD);
  await page.getByRole('link', { name: 'Coba lagi' }).click();
  await expect(heading(page)).toHaveText('Berita');
  await expect(page).toHaveURL(`${stack.siteUrl}/news`);
  expect(requests.payloads).toHaveLength(5);
  expect(requests.documents).toEqual([]);
});

/**
 * One animation frame during a navigation. Times are milliseconds of the animation timeline: on a busy machine
 * `performance.now()` is several frames ahead of what is painted.
 */
type Frame = { at: number; state: string; opacity: number; width: number };
type Observed = { frames: Frame[]; states: { at: number; state: string }[] };

/** Records each page state, and opacity and width of the progress bar in each frame. */
async function observe(page: Page): Promise<() => Promise<Observed>> {
  await page.evaluate(() => {
    const observed: Observed = { frames: [], states: [] };
    Object.assign(window, { observed });
    const root = document.documentElement;
    const now = () => Number(document.timeline.currentTime);
    new MutationObserver(() =>
      observed.states.push({ at: now(), state: root.dataset.pageState ?? '' }),
    ).observe(root, { attributeFilter: ['data-page-state'] });
    const bar = document.querySelector('.page-progress') as HTMLElement;
    const note = () => {
      observed.frames.push({
        at: now(),
        state: root.dataset.pageState ?? '',
        opacity: Number(getComputedStyle(bar).opacity),
        width: bar.getBoundingClientRect().width,
      });
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  return () => page.evaluate(() => (window as unknown as { observed: Observed }).observed);
}

/** Delay of the progress bar. */
const DELAY_MS = 150;

const isVisible = ({ opacity }: Frame) => opacity > 0;

/** Time from the start of a navigation until the bar is visible. */
function shownAfter({ frames, states }: Observed): number {
  const startedAt = states.find(({ state }) => state === 'pending')?.at ?? Number.NaN;
  return (frames.find(isVisible)?.at ?? Number.NaN) - startedAt;
}

test('a fast navigation shows no progress bar', async ({ page }) => {
  await openHome(page);
  await page.route(NEWS_PAYLOAD, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 50));
    await route.continue();
  });
  const observed = await observe(page);
  await clickHydrated(allNews(page));
  await expect(heading(page)).toHaveText('Berita');
  const { frames, states } = await observed();
  expect(states.map(({ state }) => state)).toEqual(['pending', 'success']);
  expect(frames.filter(({ state }) => state === 'pending').length).toBeGreaterThan(0);
  const [pending, success] = states.map(({ at }) => at);
  // On a busy machine the navigation may be slow; for 150 ms nothing may be visible.
  expect(frames.filter(isVisible).filter(({ at }) => at - Number(pending) < DELAY_MS)).toEqual([]);
  expect(frames.filter(isVisible).filter(({ at }) => at > Number(success))).toEqual([]);
});

for (const { motion, moves } of [
  { motion: 'no-preference', moves: true },
  { motion: 'reduce', moves: false },
] as const) {
  test(`a slow navigation shows a progress bar, which ${moves ? 'moves' : 'does not move with reduced motion'}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await openHome(page);
    let releaseResponse = () => {};
    const held = new Promise<void>((resolve) => {
      releaseResponse = resolve;
    });
    await page.route(NEWS_PAYLOAD, async (route) => {
      await held;
      await route.continue();
    });
    const observed = await observe(page);
    await clickHydrated(allNews(page));
    await expect.poll(async () => (await observed()).frames.filter(isVisible).length).toBeGreaterThan(20);
    await expect(page.getByRole('status').filter({ hasText: 'Memuat halaman' })).toHaveCount(1);
    releaseResponse();
    await expect(heading(page)).toHaveText('Berita');

    const seen = await observed();
    expect(seen.states.map(({ state }) => state)).toEqual(['pending', 'success']);
    expect(shownAfter(seen)).toBeGreaterThanOrEqual(DELAY_MS);
    expect(shownAfter(seen)).toBeLessThan(1_500);
    const visible = seen.frames.filter(isVisible);
    expect(visible.every(({ state }) => state === 'pending')).toBe(true);
    const widths = new Set(visible.map(({ width }) => Math.round(width)));
    if (moves) expect(widths.size).toBeGreaterThan(5);
    else expect([...widths]).toEqual([page.viewportSize()?.width]);
  });
}
