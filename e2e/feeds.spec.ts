import type { Page } from '@playwright/test';
import type { SharedStack } from './stack.ts';
import { expect, test } from './test.ts';

let stack: SharedStack;
test.beforeAll(({ sharedStack }) => {
  stack = sharedStack;
});

/** The texts of all elements of a name in an XML file, as a browser's own parser reads it. */
async function textsIn(page: Page, url: string, name: string): Promise<string[]> {
  const response = await page.request.get(url);
  expect(response.status(), url).toBe(200);
  return page.evaluate(
    ([xml = '', element = '']) => {
      const document = new DOMParser().parseFromString(xml, 'application/xml');
      const error = document.querySelector('parsererror');
      if (error) throw new Error(error.textContent ?? 'no XML');
      return Array.from(document.getElementsByTagName(element), (found) => found.textContent ?? '');
    },
    [await response.text(), name],
  );
}

/** Every address of the sitemap. */
async function sitemapOf(page: Page): Promise<string[]> {
  const files = await textsIn(page, `${stack.siteUrl}/sitemap.xml`, 'loc');
  const addresses: string[] = [];
  for (const file of files) addresses.push(...(await textsIn(page, file, 'loc')));
  return addresses;
}

async function canonicalOf(page: Page, url: string): Promise<string | undefined> {
  const response = await page.request.get(url, { headers: { 'accept-language': 'id' } });
  return /<link rel="canonical" href="([^"]*)"/.exec(await response.text())?.[1];
}

// Whether its pages are there, and all of them, is asked in `every-page.spec.ts`.
test('the sitemap is well formed, and names no address twice', async ({ page }) => {
  const addresses = await sitemapOf(page);
  expect(addresses.length).toBeGreaterThan(50);
  expect(new Set(addresses).size).toBe(addresses.length);
});

for (const [path, prefix] of [
  ['/feed.xml', '/news/'],
  ['/en/feed.xml', '/en/news/'],
])
  test(`${path} is a feed whose items are there`, async ({ page }) => {
    const links = await textsIn(page, stack.siteUrl + path, 'link');
    const items = links.filter((link) => link.startsWith(`${stack.siteUrl}${prefix}`));
    expect(items.length).toBeGreaterThan(5);
    for (const item of items) expect(await canonicalOf(page, item), item).toBe(item);
    const dates = await textsIn(page, stack.siteUrl + path, 'pubDate');
    expect(dates.map(Date.parse)).toEqual(dates.map(Date.parse).sort((one, other) => other - one));
  });
