import type { Page, Route } from '@playwright/test';
import { builtFile, clickHydrated, fakeConnection, open, watchRequests } from './requests.ts';
import type { SharedStack } from './stack.ts';
import { expect, SLOW, test } from './test.ts';

const PAYLOAD = /\/_payload\.json\?/;
const CONTACT = builtFile('src/pages/contact-us/page.tsx');
const CONTACT_TEXTS = builtFile('src/i18n/catalogues/id/contact.ts');

let stack: SharedStack;
test.beforeAll(({ sharedStack }) => {
  stack = sharedStack;
});

/** Disables prefetching of links in view; hover and focus still prefetch. */
async function disableViewportPrefetch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.IntersectionObserver = class {
      observe() {}
      unobserve() {}
      disconnect() {}
      takeRecords() {
        return [];
      }
    } as unknown as typeof IntersectionObserver;
  });
}

/** Opens a page and waits until it is idle, when prefetching starts. */
async function openAndWaitForIdle(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await open(page, stack.siteUrl + path);
  await page.waitForLoadState('load');
  await page.clock.runFor(3_000);
}

const newsLink = (page: Page, number: number) => page.getByRole('article').nth(number).getByRole('link');

/** The URL of a payload without the build id. */
const payloadOf = async (page: Page, number: number) =>
  `${await newsLink(page, number).getAttribute('href')}/_payload.json`;

const withoutBuild = (addresses: string[]) => addresses.map((address) => address.split('?')[0]);

test('at most five prefetches run at a time, and all links in view are prefetched in the end', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 4_000 });
  const held: Route[] = [];
  let active = 0;
  let most = 0;
  const requests = watchRequests(page);
  await page.route(PAYLOAD, (route) => {
    active += 1;
    most = Math.max(most, active);
    held.push(route);
  });
  await open(page, `${stack.siteUrl}/news`);
  const links = page.getByRole('article').getByRole('link');
  const articles = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href')));
  expect(articles.length).toBeGreaterThan(5);
  await expect.poll(() => active).toBe(5);
  // Every article, besides other links in view, in the order of the IntersectionObserver.
  const due = new Set(articles.map((path) => `${path}/_payload.json`));
  while (due.size > 0) {
    await expect.poll(() => held.length).toBeGreaterThan(0);
    for (const address of withoutBuild(requests.payloads)) due.delete(String(address));
    active -= 1;
    await held.shift()?.continue();
  }
  expect(most).toBe(5);
  expect(new Set(requests.payloads).size).toBe(requests.payloads.length);
});

test('a page is prefetched when its link scrolls into view', async ({ page }) => {
  const requests = watchRequests(page);
  await openAndWaitForIdle(page, '/');
  // The link to the news is below the fold.
  expect(withoutBuild(requests.payloads).filter((address) => address?.startsWith('/news/'))).toEqual([]);
  const fetched = page.waitForRequest(/\/news\/_payload\.json\?/);
  await page.getByRole('link', { name: 'Semua berita' }).scrollIntoViewIfNeeded();
  await fetched;
});

test('a page is prefetched once when its link is hovered or focused', async ({ page }) => {
  // Tall viewport: scrolling would move another link under the pointer.
  await page.setViewportSize({ width: 1280, height: 4_000 });
  await disableViewportPrefetch(page);
  const requests = watchRequests(page);
  await openAndWaitForIdle(page, '/news');
  expect(requests.payloads).toEqual([]);
  const expected = [await payloadOf(page, 0)];
  await newsLink(page, 0).hover();
  await expect.poll(() => withoutBuild(requests.payloads)).toEqual(expected);
  expected.push(await payloadOf(page, 1));
  await newsLink(page, 1).focus();
  await expect.poll(() => withoutBuild(requests.payloads)).toEqual(expected);
  await newsLink(page, 0).focus();
  expected.push(await payloadOf(page, 2));
  await newsLink(page, 2).focus();
  await expect.poll(() => withoutBuild(requests.payloads)).toEqual(expected);
});

test('a link to a file is not prefetched', async ({ page }) => {
  await disableViewportPrefetch(page);
  const requests = watchRequests(page);
  await openAndWaitForIdle(page, '/about-us');
  await page.locator('main a[href="/about-us/organisation.svg"]').focus();
  await page.locator('footer a[href="/careers"]').focus();
  await expect.poll(() => withoutBuild(requests.payloads)).toEqual(['/careers/_payload.json']);
});

for (const connection of [{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }]) {
  const title = `nothing is prefetched with ${JSON.stringify(connection)}`;
  test(title, connection.saveData ? {} : SLOW, async ({ page }) => {
    await fakeConnection(page, connection);
    const requests = watchRequests(page);
    await openAndWaitForIdle(page, '/news');
    await newsLink(page, 0).hover();
    await newsLink(page, 0).focus();
    expect(requests.payloads).toEqual([]);
    // The connection improves: later hovers prefetch, earlier ones are not repeated.
    await page.evaluate(() => Object.assign(window, { connectionNow: { effectiveType: '4g' } }));
    await newsLink(page, 1).hover();
    await expect.poll(() => withoutBuild(requests.payloads)).toContain(await payloadOf(page, 1));
    expect(withoutBuild(requests.payloads)).not.toContain(await payloadOf(page, 0));
  });
}

test.describe('for a crawler', () => {
  test.use({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' });

  test('nothing is prefetched', async ({ page }) => {
    const requests = watchRequests(page);
    await openAndWaitForIdle(page, '/news');
    await newsLink(page, 0).hover();
    await newsLink(page, 1).focus();
    await clickHydrated(newsLink(page, 0));
    await expect(page.getByRole('link', { name: 'Kembali ke halaman berita' })).toBeVisible();
    expect(requests.payloads).toHaveLength(1);
  });
});

for (const { seconds, again } of [
  { seconds: 29, again: 0 },
  { seconds: 31, again: 1 },
]) {
  test(`${seconds} s after its prefetch a page is requested ${again} more times (TTL)`, async ({ page }) => {
    await disableViewportPrefetch(page);
    await openAndWaitForIdle(page, '/news');
    const fetched = page.waitForEvent('requestfinished', (request) => PAYLOAD.test(request.url()));
    await newsLink(page, 0).focus();
    await fetched;
    await page.clock.fastForward(seconds * 1_000 - 500);
    const requests = watchRequests(page);
    const title = String(await newsLink(page, 0).textContent());
    await newsLink(page, 0).press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    expect(requests.payloads).toHaveLength(again);
    expect(requests.documents).toEqual([]);
  });
}

test('of a page with a form only code and texts are prefetched, its payload on navigation', async ({
  page,
}) => {
  await disableViewportPrefetch(page);
  const requests = watchRequests(page);
  await openAndWaitForIdle(page, '/news');
  const code = page.waitForResponse((response) => response.url().endsWith(CONTACT));
  const texts = page.waitForResponse((response) => response.url().endsWith(CONTACT_TEXTS));
  const link = page
    .locator('main a[href="/about-us/contact-us"], footer a[href="/about-us/contact-us"]')
    .first();
  await link.hover();
  await Promise.all([code, texts]);
  expect(requests.payloads).toEqual([]);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hubungi kami');
  expect(withoutBuild(requests.payloads)).toEqual(['/about-us/contact-us/_payload.json']);
  expect(requests.documents).toEqual(['/news']);
});
