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

type Head = { status: number; canonical: string | undefined; isIndexed: boolean; languages: string[] };

async function headOf(page: Page, url: string): Promise<Head> {
  const response = await page.request.get(url, { headers: { 'accept-language': 'id' } });
  const html = await response.text();
  return {
    status: response.status(),
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1],
    isIndexed: !html.includes('content="noindex"'),
    languages: [...html.matchAll(/hrefLang="(id|en)"/gi)].map(([, language]) => String(language)).sort(),
  };
}

test('every address of the sitemap is a page of its own that may be found', async ({ page }) => {
  const addresses = await sitemapOf(page);
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses.length).toBeGreaterThan(50);
  for (const address of addresses) {
    const { languages, ...head } = await headOf(page, address);
    expect(head, address).toEqual({ status: 200, canonical: address, isIndexed: true });
    for (const language of languages) {
      const isEnglish = new URL(address).pathname.match(/^\/en(\/|$)/) !== null;
      if (language === (isEnglish ? 'en' : 'id')) continue;
      const path = new URL(address).pathname.replace(/^\/en(?=\/|$)/, '') || '/';
      const other = language === 'en' ? `/en${path === '/' ? '' : path}` : path;
      expect(addresses, `${address} in the other language`).toContain(stack.siteUrl + other);
    }
  }
});

test('every page that the site’s own lists lead to, and that may be found, is in the sitemap', async ({
  page,
}) => {
  const addresses = new Set(await sitemapOf(page));
  const linked = new Set<string>();
  for (const path of ['/', '/en', '/news', '/en/news', '/news?page=2', '/calculators/loan', '/nab']) {
    await page.goto(stack.siteUrl + path);
    for (const href of await page
      .getByRole('main')
      .locator('a[href^="/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? '')))
      linked.add(stack.siteUrl + new URL(href, stack.siteUrl).pathname);
  }
  expect(linked.size).toBeGreaterThan(20);
  for (const address of linked) {
    const head = await headOf(page, address);
    if (head.status === 200 && head.isIndexed && head.canonical === address)
      expect(addresses, address).toContain(address);
  }
});

for (const [path, prefix] of [
  ['/feed.xml', '/news/'],
  ['/en/feed.xml', '/en/news/'],
])
  test(`${path} is a feed whose items are there`, async ({ page }) => {
    const links = await textsIn(page, stack.siteUrl + path, 'link');
    const items = links.filter((link) => link.startsWith(`${stack.siteUrl}${prefix}`));
    expect(items.length).toBeGreaterThan(5);
    for (const item of items) expect((await headOf(page, item)).canonical, item).toBe(item);
    const dates = await textsIn(page, stack.siteUrl + path, 'pubDate');
    expect(dates.map(Date.parse)).toEqual(dates.map(Date.parse).sort((one, other) => other - one));
  });
