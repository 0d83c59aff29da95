import type { Page, Route } from '@playwright/test';
import { builtFile, clickHydrated, fakeConnection, open, watchRequests } from './requests.ts';
import type { SharedStack } from './stack.ts';
import { expect, test } from './test.ts';

const PAYLOAD = /\/_payload\.json\?/;
const CONTACT = builtFile('src/pages/contact-us/page.tsx');
const CONTACT_TEXTS = builtFile('src/i18n/catalogues/id/contact.ts');

let stack: SharedStack;
test.beforeAll(({ sharedStack }) => {
  stack = sharedStack;
});

/** Only what is pointed at or focused is fetched ahead, not what comes into view. */
async function seeNoLinks(page: Page): Promise<void> {
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

/** Opens a page and lets it come to rest, which is when it begins to fetch ahead. */
async function openAndWaitForIdle(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await open(page, stack.siteUrl + path);
  await page.waitForLoadState('load');
  await page.clock.runFor(3_000);
}

const newsLink = (page: Page, number: number) => page.getByRole('article').nth(number).getByRole('link');

/** The address of a page's data, without the number of the build. */
const payloadOf = async (page: Page, number: number) =>
  `${await newsLink(page, number).getAttribute('href')}/_payload.json`;

const withoutBuild = (addresses: string[]) => addresses.map((address) => address.split('?')[0]);

test('at most five pages are under way ahead of need, and all that are in view come in the end', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 4_000 });
  const held: Route[] = [];
  let underway = 0;
  let most = 0;
  const asked = watchRequests(page);
  await page.route(PAYLOAD, (route) => {
    underway += 1;
    most = Math.max(most, underway);
    held.push(route);
  });
  await open(page, `${stack.siteUrl}/news`);
  const links = page.getByRole('article').getByRole('link');
  const articles = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href')));
  expect(articles.length).toBeGreaterThan(5);
  await expect.poll(() => underway).toBe(5);
  // Every article, and more that is in view, in the order that the browser tells.
  const due = new Set(articles.map((path) => `${path}/_payload.json`));
  while (due.size > 0) {
    await expect.poll(() => held.length).toBeGreaterThan(0);
    for (const address of withoutBuild(asked.payloads)) due.delete(String(address));
    underway -= 1;
    await held.shift()?.continue();
  }
  expect(most).toBe(5);
  expect(new Set(asked.payloads).size).toBe(asked.payloads.length);
});

test('a page is fetched ahead when its link comes into view', async ({ page }) => {
  const asked = watchRequests(page);
  await openAndWaitForIdle(page, '/');
  // Other links are in view from the beginning; the one to the news is far below.
  expect(withoutBuild(asked.payloads).filter((address) => address?.startsWith('/news/'))).toEqual([]);
  const fetched = page.waitForRequest(/\/news\/_payload\.json\?/);
  await page.getByRole('link', { name: 'Semua berita' }).scrollIntoViewIfNeeded();
  await fetched;
});

test('a page is fetched ahead, once, when its link is pointed at or takes the focus', async ({ page }) => {
  // So high that nothing scrolls another link under the pointer.
  await page.setViewportSize({ width: 1280, height: 4_000 });
  await seeNoLinks(page);
  const asked = watchRequests(page);
  await openAndWaitForIdle(page, '/news');
  expect(asked.payloads).toEqual([]);
  const expected = [await payloadOf(page, 0)];
  await newsLink(page, 0).hover();
  await expect.poll(() => withoutBuild(asked.payloads)).toEqual(expected);
  expected.push(await payloadOf(page, 1));
  await newsLink(page, 1).focus();
  await expect.poll(() => withoutBuild(asked.payloads)).toEqual(expected);
  await newsLink(page, 0).focus();
  expected.push(await payloadOf(page, 2));
  await newsLink(page, 2).focus();
  await expect.poll(() => withoutBuild(asked.payloads)).toEqual(expected);
});

test('a file that stands among pages is not fetched ahead', async ({ page }) => {
  await seeNoLinks(page);
  const asked = watchRequests(page);
  await openAndWaitForIdle(page, '/about-us');
  await page.locator('main a[href="/about-us/organisation.svg"]').focus();
  await page.locator('footer a[href="/careers"]').focus();
  await expect.poll(() => withoutBuild(asked.payloads)).toEqual(['/careers/_payload.json']);
});

for (const connection of [{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }]) {
  test(`nothing is fetched ahead with ${JSON.stringify(connection)}`, async ({ page }) => {
    await fakeConnection(page, connection);
    const asked = watchRequests(page);
    await openAndWaitForIdle(page, '/news');
    await newsLink(page, 0).hover();
    await newsLink(page, 0).focus();
    expect(asked.payloads).toEqual([]);
    // The connection gets better: what is pointed at now is fetched, and what was before is not.
    await page.evaluate(() => Object.assign(window, { connectionNow: { effectiveType: '4g' } }));
    await newsLink(page, 1).hover();
    await expect.poll(() => withoutBuild(asked.payloads)).toContain(await payloadOf(page, 1));
    expect(withoutBuild(asked.payloads)).not.toContain(await payloadOf(page, 0));
  });
}

test.describe('for a crawler', () => {
  test.use({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' });

  test('nothing is fetched ahead', async ({ page }) => {
    const asked = watchRequests(page);
    await openAndWaitForIdle(page, '/news');
    await newsLink(page, 0).hover();
    await newsLink(page, 1).focus();
    await clickHydrated(newsLink(page, 0));
    await expect(page.getByRole('link', { name: 'Kembali ke halaman berita' })).toBeVisible();
    expect(asked.payloads).toHaveLength(1);
  });
});

for (const { seconds, again } of [
  { seconds: 29, again: 0 },
  { seconds: 31, again: 1 },
]) {
  test(`${seconds} s after it was fetched ahead a page is asked for ${again} times more`, async ({
    page,
  }) => {
    await seeNoLinks(page);
    await openAndWaitForIdle(page, '/news');
    const fetched = page.waitForEvent('requestfinished', (request) => PAYLOAD.test(request.url()));
    await newsLink(page, 0).focus();
    await fetched;
    await page.clock.fastForward(seconds * 1_000 - 500);
    const asked = watchRequests(page);
    const title = String(await newsLink(page, 0).textContent());
    await newsLink(page, 0).press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    expect(asked.payloads).toHaveLength(again);
    expect(asked.documents).toEqual([]);
  });
}

test('of a page with a form only the code and the texts are fetched ahead, its data when it is asked for', async ({
  page,
}) => {
  await seeNoLinks(page);
  const asked = watchRequests(page);
  await openAndWaitForIdle(page, '/news');
  const code = page.waitForResponse((response) => response.url().endsWith(CONTACT));
  const texts = page.waitForResponse((response) => response.url().endsWith(CONTACT_TEXTS));
  const link = page
    .locator('main a[href="/about-us/contact-us"], footer a[href="/about-us/contact-us"]')
    .first();
  await link.hover();
  await Promise.all([code, texts]);
  expect(asked.payloads).toEqual([]);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hubungi kami');
  expect(withoutBuild(asked.payloads)).toEqual(['/about-us/contact-us/_payload.json']);
  expect(asked.documents).toEqual(['/news']);
});
