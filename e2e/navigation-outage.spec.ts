import type { Page, Route } from '@playwright/test';
import { openAndLoadMetadata, waitUntilPageHydrated, watchRequests } from './requests.ts';
import type { SharedStack } from './stack.ts';
import { expect, SLOW, test } from './test.ts';

const NAVIGATION = /\/api\/en\/v2\/navigations$/;
/** A page without navigation data retries within this time. */
const RETRY_MS = 5_000;

// The browser logs failed requests.
test.use({ expectedErrors: [/net::ERR_FAILED|status of 50[03] \(/] });

let stack: SharedStack;
test.beforeAll(({ sharedStack }) => {
  stack = sharedStack;
});

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function switchToEnglish(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Pilih bahasa/ }).click();
  await page.getByRole('link', { name: 'English' }).click();
}

/** Advances the clock to the next retry and waits for its response. */
async function passTime(page: Page): Promise<void> {
  await page.clock.runFor(RETRY_MS);
  await expect(page.locator('html')).toHaveAttribute('data-page-state', /error|success/);
}

const failures: [what: string, fail: (route: Route) => Promise<void>, callsAtOnce: number][] = [
  ['fails', (route) => route.fulfill({ status: 500, body: '' }), 2],
  [
    'is an error with a message of its own',
    (route) => route.fulfill({ status: 500, json: { statusCode: 500, message: 'Something went wrong' } }),
    2,
  ],
  ['is empty', (route) => route.fulfill({ json: { data: {} } }), 1],
  ['is nothing at all', (route) => route.fulfill({ json: null }), 1],
  ['is a page of a proxy', (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Hello</h1>' }), 1],
  ['does not come', (route) => route.abort(), 2],
];

/** One that is tried again at once, and one that is not. */
const TESTED_IN_EVERY_RUN = ['fails', 'is a page of a proxy'];

for (const [what, fail, callsAtOnce] of failures) {
  const title = `when the navigation data of another language ${what}, the page shows an error and retries`;
  test(title, TESTED_IN_EVERY_RUN.includes(what) ? {} : SLOW, async ({ page }) => {
    await page.clock.install();
    await page.route(NAVIGATION, fail);
    // Pending requests would time out when the clock is advanced.
    await openAndLoadMetadata(page, `${stack.siteUrl}/news`);
    const requests = watchRequests(page);
    let calls = 0;
    page.on('request', (request) => {
      if (NAVIGATION.test(request.url())) calls += 1;
    });
    await switchToEnglish(page);
    await expect(heading(page)).toHaveText('The site menu could not be loaded');
    await expect(page.getByText('nav data not loaded')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Return to homepage' })).toHaveAttribute('href', '/en');
    await expect(page.getByRole('banner')).toHaveCount(0);

    // No immediate retry: it waits for the interval.
    expect(calls).toBe(callsAtOnce);
    await passTime(page);
    await expect.poll(() => calls).toBeGreaterThan(callsAtOnce);
    await expect(heading(page)).toHaveText('The site menu could not be loaded');

    await page.unroute(NAVIGATION);
    await passTime(page);
    await expect(heading(page)).toHaveText('News');
    await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
    await expect(page).toHaveURL(`${stack.siteUrl}/en/news`);
    expect(requests.documents).toEqual([]);
  });
}

test('menus without settings are shown with the settings known so far', async ({ page }) => {
  await page.route(NAVIGATION, async (route) => {
    const response = await route.fetch();
    const { data } = await response.json();
    await route.fulfill({ json: { data } });
  });
  await openAndLoadMetadata(page, `${stack.siteUrl}/news`);
  const licence = await page
    .getByRole('contentinfo')
    .getByText('Otoritas Jasa Keuangan')
    .first()
    .textContent();
  await switchToEnglish(page);
  await expect(heading(page)).toHaveText('News');
  await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText(licence ?? '');
});

test('a navigation is not cancelled by a retry for the navigation data', async ({ page }) => {
  const again = Promise.withResolvers<void>();
  const responded = Promise.withResolvers<void>();
  let calls = 0;
  await page.clock.install();
  await page.route(NAVIGATION, async (route) => {
    calls += 1;
    if (calls <= 2) return route.fulfill({ status: 500, body: '' });
    again.resolve();
    await responded.promise;
    await route.fulfill({ json: {} });
  });
  await openAndLoadMetadata(page, `${stack.siteUrl}/news`);
  await switchToEnglish(page);
  await expect(heading(page)).toHaveText('The site menu could not be loaded');

  const followed = Promise.withResolvers<Route>();
  await page.route(/\/en\/careers$/, followed.resolve);
  await page.clock.runFor(RETRY_MS);
  await again.promise;
  const requests = watchRequests(page);
  // By the time the page handles a later response it has handled the earlier one. A page that is being left cannot be
  // evaluated, so it reports by a request.
  const later = Promise.withResolvers<Route>();
  const handled = Promise.withResolvers<void>();
  await page.route('**/later', later.resolve);
  await page.route('**/handled', async (route) => {
    await route.fulfill({ body: '' });
    handled.resolve();
  });
  await page.evaluate(() => {
    void fetch('/later').then(() => fetch('/handled'));
    location.href = '/en/careers';
  });
  const document = await followed.promise;
  const finished = page.waitForEvent('requestfinished', (request) => NAVIGATION.test(request.url()));
  responded.resolve();
  await finished;
  await (await later.promise).fulfill({ body: '' });
  await handled.promise;
  await document.continue();
  await expect(page).toHaveURL(`${stack.siteUrl}/en/careers`);
  await waitUntilPageHydrated(page);
  expect(requests.documents).toEqual(['/en/careers']);
});
