import { inLocale, LOCALES, withoutLocale } from '@beranda/contract';
import type { Page } from '@playwright/test';
import { listAccessibilityProblems } from './axe.ts';
import { type Crawl, crawl } from './crawl.ts';
import { documentProblems, metadataOf } from './document.ts';
import { listHorizontalOverflows } from './horizontal-scroll.ts';
import { listMarkupProblems } from './html.ts';
import { figuresOf, listFigureDifferences } from './page-figures.ts';
import { open } from './requests.ts';
import { addressesOf, isAt, ROUTES, type Route } from './route-table.ts';
import { readSitemap, STATIC, WITH_ITEMS } from './sitemap.ts';
import type { SharedStack } from './stack.ts';
import { expect, SLOW, test } from './test.ts';

const CRAWL_MS = 180_000;

let stack: SharedStack;
test.beforeAll(({ sharedStack }) => {
  stack = sharedStack;
});

async function textOf(path: string): Promise<string> {
  return (await fetch(stack.siteUrl + path)).text();
}

/** Every path of the sitemap; fetched once. */
let listed: Promise<string[]> | undefined;
function sitemap(): Promise<string[]> {
  listed ??= readSitemap(stack.siteUrl);
  return listed;
}

let crawled: Promise<Crawl> | undefined;
/** Crawls the whole site once, from all static pages. */
function site(): Promise<Crawl> {
  crawled ??= sitemap().then((addresses) =>
    crawl(stack.siteUrl, ['/', '/en', ...addresses, ...STATIC.flatMap(addressesOf)]),
  );
  return crawled;
}

test('no link is broken, and no file is missing', async () => {
  test.setTimeout(CRAWL_MS);
  const { pages, problems } = await site();
  expect(problems).toEqual([]);
  expect(pages.size).toBeGreaterThan(200);
});

// `app.spec.ts` tests one anchor in every run.
test(
  'every anchor is scrolled to 100 px below the top, or as near as its page allows',
  SLOW,
  async ({ page }) => {
    test.setTimeout(CRAWL_MS);
    const { anchors } = await site();
    // One page of each kind: the others differ in content only. The main part begins above 100 px.
    const targets = new Map(
      anchors
        .filter(({ id, path }) => id !== 'main' && !path.startsWith('/en'))
        .map(({ id, path }) => {
          const [bare = ''] = path.split('?');
          return [`${ROUTES.find((route) => isAt(route, bare))?.id}#${id}`, `${path}#${id}`];
        }),
    );
    expect(targets.size).toBeGreaterThan(10);
    for (const address of targets.values()) {
      // A new document each time: a change of the fragment alone would be another navigation.
      await page.goto('about:blank');
      await page.goto(stack.siteUrl + address);
      const offset = () =>
        page.evaluate(() => {
          const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
          const { scrollTop, scrollHeight, clientHeight } = document.documentElement;
          const top = target?.getBoundingClientRect().top ?? Number.NaN;
          const isAtEnd = scrollTop + clientHeight >= scrollHeight - 1;
          return isAtEnd && top > 100 ? 0 : Math.abs(top - 100);
        });
      await expect.poll(offset, { message: address }).toBeLessThanOrEqual(2);
    }
  },
);

test('every page has correct metadata and structured data', async () => {
  test.setTimeout(CRAWL_MS);
  const { pages } = await site();
  const problems = [...pages].flatMap(([address, { html }]) =>
    documentProblems(html, stack.siteUrl + address).map((problem) => `${address}: ${problem}`),
  );
  // The pictures of items are drawn when they are published; the bank's is shared by all other pages.
  const shared = [...pages.values()]
    .map(({ html }) => metadataOf(html).image ?? '')
    .filter((url) => url.includes('/bank_'));
  expect(new Set(shared).size).toBe(2);
  for (const url of new Set(shared)) expect((await fetch(url)).headers.get('content-type')).toBe('image/png');
  expect(problems).toEqual([]);
});

test('sitemap entries exist, are canonical, and their alternates are reciprocal', async () => {
  test.setTimeout(CRAWL_MS);
  const { pages } = await site();
  const problems: string[] = [];
  const listed = new Set(await sitemap());
  for (const address of listed) {
    const page = pages.get(address);
    if (!page) {
      problems.push(`${address} is not there`);
      continue;
    }
    const { canonical, isIndexed, alternates } = metadataOf(page.html);
    if (!isIndexed || canonical !== stack.siteUrl + address)
      problems.push(`${address} names ${canonical} as its own address`);
    for (const [language, other] of alternates) {
      const { pathname } = new URL(other);
      const otherPage = pages.get(pathname);
      if (!listed.has(pathname)) problems.push(`${address} names ${other}, which is not listed`);
      const back = otherPage && metadataOf(otherPage.html).alternates;
      if (!back || JSON.stringify([...back]) !== JSON.stringify([...alternates]))
        problems.push(`${address} names ${other} as its ${language}, which does not say the same`);
    }
  }
  expect(problems).toEqual([]);
});

test('every indexable page is in the sitemap', async () => {
  test.setTimeout(CRAWL_MS);
  const { pages } = await site();
  const listed = new Set(await sitemap());
  const missing = [...pages].filter(([address, { html }]) => {
    const { canonical, isIndexed } = metadataOf(html);
    // Further pages of lists are found by pagination links.
    const isPart = address.includes('?');
    return isIndexed && canonical === stack.siteUrl + address && !isPart && !listed.has(address);
  });
  expect(missing.map(([address]) => address)).toEqual([]);
});

test('titles of indexable pages are unique', async () => {
  test.setTimeout(CRAWL_MS);
  const { pages } = await site();
  const titles = new Map<string, string>();
  const doubled: string[] = [];
  for (const [address, { html }] of pages) {
    const { title, isIndexed, canonical, lang } = metadataOf(html);
    if (!isIndexed || canonical !== stack.siteUrl + address) continue;
    const other = titles.get(`${lang} ${title}`);
    if (other) doubled.push(`${other} and ${address} are both called “${title}”`);
    titles.set(`${lang} ${title}`, address);
  }
  expect(doubled).toEqual([]);
});

/** Dated texts, whose figures are history. */
const DATED = /^(?:\/en)?\/news(?:-mobile)?\//;

test('no two pages name different figures for one fact, in either language', async ({ page }) => {
  test.setTimeout(CRAWL_MS);
  const { pages } = await site();
  const problems: string[] = [];
  const found = new Map<string, Set<string>>();
  for (const [path, { html, status }] of pages) {
    if (status !== 200 || path.includes('?') || DATED.test(path)) continue;
    const figures = await figuresOf(page, html);
    problems.push(...listFigureDifferences(figures).map((difference) => `${path}: ${difference}`));
    for (const { key } of figures) found.set(key, (found.get(key) ?? new Set()).add(path));
  }
  expect(problems).toEqual([]);
  // Proves that figures are collected: these are named on several pages in each language.
  for (const key of [
    'bi-fast.batas-transaksi',
    'multiguna.keputusan',
    'lps.batas-jaminan',
    'pengaduan.batas-tertulis',
  ])
    expect(found.get(key)?.size ?? 0, key).toBeGreaterThanOrEqual(4);
  expect(found.size).toBeGreaterThanOrEqual(15);
});

test('a draft is not public: no page, list, search, sitemap or feed', async ({ administrator }) => {
  const secret = 'Rahasia sebelum terbit';
  const created = (await administrator.call('POST', '/api/news?draft=true&locale=id', {
    title: secret,
    summary: secret,
    _status: 'draft',
  })) as { doc: { slug: string } };
  const { slug } = created.doc;
  for (const [path, status] of [
    [`/news/${slug}`, 404],
    [`/en/news/${slug}`, 404],
    [`/news-mobile/${slug}`, 404],
    ['/', 200],
    ['/news', 200],
    ['/news-mobile', 200],
    ['/sitemap', 200],
    ['/search?q=rahasia%20sebelum%20terbit', 200],
    ['/feed.xml', 200],
    ['/sitemaps/news-1.xml', 200],
  ] as const) {
    const response = await fetch(stack.siteUrl + path);
    expect(response.status, path).toBe(status);
    const text = await response.text();
    expect(text, path).not.toContain(secret);
    if (status === 200) expect(text, path).not.toContain(slug);
  }
});

/** Valid HTML, axe and horizontal scrolling of a page. Console errors fail the test anyway. */
async function problemsAt(page: Page, route: Route, address: string): Promise<string[]> {
  const problems = await listMarkupProblems(await textOf(address));
  await open(page, stack.siteUrl + address);
  // Pages inside the bank's app have the empty layout, and nothing around their content.
  const isInApp = route.layout === 'empty' && route.path.includes('-mobile');
  await expect(page.getByRole('contentinfo')).toHaveCount(isInApp ? 0 : 1);
  await expect(page.locator('main.text-column')).toHaveCount(route.layout === 'without-sidebar' ? 1 : 0);
  if (route.layout !== 'with-sidebar') await expect(page.locator('.sidebar-frame')).toHaveCount(0);
  problems.push(...(await listAccessibilityProblems(page)), ...(await listHorizontalOverflows(page)));
  return problems.map((problem) => `${address}: ${problem}`);
}

const PAGES_PER_TEST = 8;

// Every run tests each page in one language, alternating. Several pages share a browser cache, which saves fetching and
// compiling the same scripts.
for (let first = 0; first < STATIC.length; first += PAGES_PER_TEST) {
  const routes = STATIC.slice(first, first + PAGES_PER_TEST);
  for (const turn of LOCALES.keys())
    test(
      `${routes.map(({ path }) => path).join(', ')} are valid and accessible (${LOCALES[turn]} first)`,
      turn === 0 ? {} : SLOW,
      async ({ page }) => {
        test.setTimeout(CRAWL_MS);
        const problems: string[] = [];
        for (const [index, route] of routes.entries()) {
          const language = LOCALES[(index + turn) % LOCALES.length] ?? 'id';
          problems.push(...(await problemsAt(page, route, inLocale(route.path, language))));
        }
        expect(problems).toEqual([]);
      },
    );
}

for (const turn of LOCALES.keys())
  test(
    `item pages are valid and accessible: one of each collection (${LOCALES[turn]} first)`,
    turn === 0 ? {} : SLOW,
    async ({ page }) => {
      test.setTimeout(CRAWL_MS);
      const problems: string[] = [];
      for (const [index, route] of WITH_ITEMS.entries()) {
        const language = LOCALES[(index + turn) % LOCALES.length] ?? 'id';
        const items = (await sitemap()).filter((address) => isAt(route, address));
        // The first in Indonesian and the last in English: they may differ in what they have.
        const item = language === 'id' ? items[0] : items.at(-1);
        if (!item) throw new Error(`there is no item of ${route.path}`);
        problems.push(...(await problemsAt(page, route, inLocale(withoutLocale(item), language))));
      }
      expect(problems).toEqual([]);
    },
  );
