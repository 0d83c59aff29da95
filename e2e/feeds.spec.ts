import type { Page } from '@playwright/test';
import type { SharedStack } from './stack.ts';
import { expect, test } from './test.ts';

let stack: SharedStack;
test.beforeAll(({ sharedStack }) => {
  stack = sharedStack;
});

/** The texts of all elements with a name in an XML file, parsed by the browser. */
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

/** Every URL of the sitemap. */
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

// `every-page.spec.ts` tests that all its pages exist.
test('the sitemap is well formed, without duplicates', async ({ page }) => {
  const addresses = await sitemapOf(page);
  expect(addresses.length).toBeGreaterThan(50);
  expect(new Set(addresses).size).toBe(addresses.length);
});

for (const [path, prefix] of [
  ['/feed.xml', '/news/'],
  ['/en/feed.xml', '/en/news/'],
])
  test(`${path} is a feed whose items exist`, async ({ page }) => {
    const links = await textsIn(page, stack.siteUrl + path, 'link');
    const items = links.filter((link) => link.startsWith(`${stack.siteUrl}${prefix}`));
    expect(items.length).toBeGreaterThan(5);
    for (const item of items) expect(await canonicalOf(page, item), item).toBe(item);
    const dates = await textsIn(page, stack.siteUrl + path, 'pubDate');
    expect(dates.map(Date.parse)).toEqual(dates.map(Date.parse).sort((a, b) => b - a));
  });
