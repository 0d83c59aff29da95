import { HOUR_MS } from '@beranda/finance';
import type { Page, Request } from '@playwright/test';
import {
  clickHydrated,
  fakeConnection,
  METADATA,
  open,
  openAndLoadMetadata,
  waitUntilPageHydrated,
  watchRequests,
} from './requests.ts';
import type { SharedStack } from './stack.ts';
import { expect, test } from './test.ts';

const LATEST = /\/builds\/latest\.json\?/;

let stack: SharedStack;
test.beforeAll(({ sharedStack }) => {
  stack = sharedStack;
});

test('the build metadata is fetched once, about a second after the page is idle', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => METADATA.test(request.url()) && requests.push(request.url()));
  const responded = page.waitForResponse(METADATA);
  await open(page, `${stack.siteUrl}/news`);
  const body = await (await responded).json();
  expect(Object.keys(body).sort()).toEqual(['id', 'matcher', 'prerendered', 'timestamp']);
  expect(Object.keys(body.matcher).sort()).toEqual(['dynamic', 'static', 'wildcard']);
  expect(Array.isArray(body.prerendered)).toBe(true);
  const latest = await (await page.request.get(`${stack.siteUrl}/builds/latest.json`)).json();
  expect({ id: body.id, timestamp: body.timestamp }).toEqual(latest);

  const afterLoad = () =>
    page.evaluate(() => {
      const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      return performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes('/builds/meta/'))
        .map(({ startTime }) => startTime - (document?.loadEventEnd ?? 0));
    });
  await expect.poll(afterLoad).toHaveLength(1);
  const [delay = 0] = await afterLoad();
  expect(delay).toBeGreaterThanOrEqual(900);
  expect(delay).toBeLessThan(4_000);

  await clickHydrated(page.getByRole('link', { name: 'Halaman 2', exact: true }));
  await expect(page).toHaveTitle(/halaman 2/);
  expect(requests).toHaveLength(1);
});

for (const { effectiveType, expected } of [
  { effectiveType: 'slow-2g', expected: 0 },
  { effectiveType: '2g', expected: 1 },
]) {
  test(`on a ${effectiveType} connection the build metadata is fetched ${expected} times`, async ({
    page,
  }) => {
    let requests = 0;
    page.on('request', (request) => {
      if (METADATA.test(request.url())) requests += 1;
    });
    await fakeConnection(page, { effectiveType });
    await page.clock.install();
    await open(page, `${stack.siteUrl}/news`);
    await page.waitForLoadState('load');
    await page.clock.runFor(10_000);
    // A later request, to be sure that nothing else was sent before.
    await page.evaluate(() => fetch('/builds/latest.json').then((response) => response.text()));
    expect(requests).toBe(expected);
  });
}

/** Opens the news with a stopped clock. @returns a function for the time since the page was opened. */
async function openWithStoppedClock(page: Page): Promise<{ openFor: () => Promise<number> }> {
  await page.clock.install();
  await page.addInitScript(() => Object.assign(window, { openedAt: Date.now() }));
  await openAndLoadMetadata(page, `${stack.siteUrl}/news`);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  return {
    openFor: () => page.evaluate(() => Date.now() - (window as unknown as { openedAt: number }).openedAt),
  };
}

/** Advances the clock to the first check for a new build and waits for its response. */
async function askForLatest(page: Page): Promise<void> {
  const responded = page.waitForEvent('requestfinished', (request) => LATEST.test(request.url()));
  await page.clock.fastForward(HOUR_MS);
  await responded;
}

test('the page checks for a new build every hour', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => LATEST.test(request.url()) && requests.push(request.url()));
  const { openFor } = await openWithStoppedClock(page);
  const sinceOpened = await openFor();
  expect(sinceOpened).toBeLessThan(20_000);
  await page.clock.fastForward(HOUR_MS - sinceOpened - 1);
  expect(requests).toEqual([]);
  const first = page.waitForEvent('requestfinished', (request) => LATEST.test(request.url()));
  await page.clock.fastForward(sinceOpened + 1);
  await first;
  expect(requests).toHaveLength(1);
  expect(new URL(requests[0] ?? '').search).toMatch(/^\?\d+$/);

  await page.clock.fastForward(HOUR_MS - 1);
  expect(requests).toHaveLength(1);
  const second = page.waitForEvent('requestfinished', (request) => LATEST.test(request.url()));
  await page.clock.fastForward(1);
  await second;
  expect(requests).toHaveLength(2);
  expect(requests[1]).not.toBe(requests[0]);
});

test('without a new build a click loads data only', async ({ page }) => {
  await openWithStoppedClock(page);
  await askForLatest(page);
  const requests = watchRequests(page);
  await clickHydrated(page.getByRole('link', { name: 'Halaman 2', exact: true }));
  await expect(page).toHaveTitle(/halaman 2/);
  expect(requests.documents).toEqual([]);
  expect(requests.payloads.length).toBeGreaterThan(0);
});

test('a new build changes nothing visible; the next click loads the document', async ({ page }) => {
  await page.route(LATEST, (route) => route.fulfill({ json: { id: 'newer', timestamp: 1 } }));
  await openWithStoppedClock(page);
  const requests = watchRequests(page);
  const before = await page.content();
  await askForLatest(page);
  await page.clock.runFor(5_000);
  expect(await page.content()).toBe(before);
  expect(requests.documents).toEqual([]);

  await clickHydrated(page.getByRole('link', { name: 'Halaman 2', exact: true }));
  await expect(page).toHaveTitle(/halaman 2/);
  expect(requests.documents).toEqual(['/news?page=2']);
});

test('with a new build, Back to a fragment loads the document', async ({ page }) => {
  await page.route(LATEST, (route) => route.fulfill({ json: { id: 'newer', timestamp: 1 } }));
  await page.clock.install();
  await openAndLoadMetadata(page, `${stack.siteUrl}/news#main`);
  await clickHydrated(page.getByRole('link', { name: 'Halaman 2', exact: true }));
  await expect(page).toHaveTitle(/halaman 2/);
  await askForLatest(page);

  const requests = watchRequests(page);
  await page.evaluate(() => history.back());
  await expect.poll(() => requests.documents).toEqual(['/news']);
  await expect(page).toHaveURL(`${stack.siteUrl}/news#main`);
  await expect(page).not.toHaveTitle(/halaman 2/);
  await waitUntilPageHydrated(page);
});

test.describe('when the check fails', () => {
  // The browser logs failed requests.
  test.use({ expectedErrors: [/net::ERR_FAILED|502 \(Bad Gateway\)/] });

  for (const [what, failure] of [
    ['the network is down', 'abort'],
    ['a page of a proxy comes instead', 'proxy'],
  ] as const) {
    test(`because ${what}, nothing is visible and the check is retried`, async ({ page }) => {
      let requests = 0;
      await page.route(LATEST, (route) => {
        requests += 1;
        if (failure === 'abort') return route.abort();
        return route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' });
      });
      await openWithStoppedClock(page);
      const before = await page.content();
      const isLatest = (request: Request) => LATEST.test(request.url());
      const ended =
        failure === 'abort'
          ? page.waitForEvent('requestfailed', isLatest)
          : page.waitForEvent('requestfinished', isLatest);
      await page.clock.fastForward(HOUR_MS);
      await ended;
      await page.clock.runFor(5_000);
      expect(await page.content()).toBe(before);
      await page.clock.fastForward(HOUR_MS);
      await expect.poll(() => requests).toBe(2);

      const walked = watchRequests(page);
      await clickHydrated(page.getByRole('link', { name: 'Halaman 2', exact: true }));
      await expect(page).toHaveTitle(/halaman 2/);
      expect(walked.documents).toEqual([]);
    });
  }
});
