import type { Page, Route } from '@playwright/test';
import { openAndLoadMetadata, watchRequests } from './requests.ts';
import type { SharedStack } from './stack.ts';
import { expect, test } from './test.ts';

const NAVIGATION = /\/api\/en\/v2\/navigations$/;
/** A page without navigation has asked for it again after this time. */
const RETRY_MS = 5_000;

// The browser's own lines about calls that failed.
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

/** Lets time pass until the page asks again, and the answers come. */
async function passTime(page: Page): Promise<void> {
  await page.clock.runFor(RETRY_MS);
  await expect(page.locator('html')).toHaveAttribute('data-page-state', /error|success/);
}

const failures: [what: string, fail: (route: Route) => Promise<void>, callsAtOnce: number][] = [
  ['fails', (route) => route.fulfill({ status: 500, body: '' }), 2],
  ['is empty', (route) => route.fulfill({ json: { data: {} } }), 1],
  ['is nothing at all', (route) => route.fulfill({ json: null }), 1],
  ['is a page of a proxy', (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Hello</h1>' }), 1],
  ['does not come', (route) => route.abort(), 2],
];

for (const [what, fail, callsAtOnce] of failures) {
  test(`where the navigation of another language ${what}, that is said, and asked for until it comes`, async ({
    page,
  }) => {
    await page.clock.install();
    await page.route(NAVIGATION, fail);
    // Nothing may be on its way when the clock jumps: calls have a time limit of their own.
    await openAndLoadMetadata(page, `${stack.siteUrl}/news`);
    const asked = watchRequests(page);
    let calls = 0;
    page.on('request', (request) => {
      if (NAVIGATION.test(request.url())) calls += 1;
    });
    await switchToEnglish(page);
    await expect(heading(page)).toHaveText('The site menu could not be loaded');
    await expect(page.getByText('nav data not loaded')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to the home page' })).toHaveAttribute('href', '/en');
    await expect(page.getByRole('banner')).toHaveCount(0);

    // It leaves the server in peace for a moment, and asks again after a while.
    expect(calls).toBe(callsAtOnce);
    await passTime(page);
    await expect.poll(() => calls).toBeGreaterThan(callsAtOnce);
    await expect(heading(page)).toHaveText('The site menu could not be loaded');

    await page.unroute(NAVIGATION);
    await passTime(page);
    await expect(heading(page)).toHaveText('News');
    await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
    await expect(page).toHaveURL(`${stack.siteUrl}/en/news`);
    expect(asked.documents).toEqual([]);
  });
}

test('a page that is followed while the navigation is asked for again is not given up for it', async ({
  page,
}) => {
  const again = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  let calls = 0;
  await page.clock.install();
  await page.route(NAVIGATION, async (route) => {
    calls += 1;
    if (calls <= 2) return route.fulfill({ status: 500, body: '' });
    again.resolve();
    await answered.promise;
    await route.fulfill({ json: {} });
  });
  await openAndLoadMetadata(page, `${stack.siteUrl}/news`);
  await switchToEnglish(page);
  await expect(heading(page)).toHaveText('The site menu could not be loaded');

  const followed = Promise.withResolvers<Route>();
  await page.route(/\/en\/careers$/, followed.resolve);
  await page.clock.runFor(RETRY_MS);
  await again.promise;
  const asked = watchRequests(page);
  // Whatever the page does about one answer it has done by the time it reacts to another one. While a document is under
  // way the page cannot be asked, so it says so itself.
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
  answered.resolve();
  await finished;
  await (await later.promise).fulfill({ body: '' });
  await handled.promise;
  await document.continue();
  await expect(page).toHaveURL(`${stack.siteUrl}/en/careers`);
  await expect(page.locator('html[data-hydrated]')).toHaveCount(1);
  expect(asked.documents).toEqual(['/en/careers']);
});
