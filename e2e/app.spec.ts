import type { Page } from '@playwright/test';
import { clickHydrated, open, waitUntilPageHydrated, watchRequests } from './requests.ts';
import type { SharedStack } from './stack.ts';
import { expect, SLOW, slowTagForEnglish, test } from './test.ts';

const ARTICLE = '/news/kopi-gayo-berangkat-lewat-belawan';
const AGENTS = {
  desktop:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  mobile:
    'Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
  tablet:
    'Mozilla/5.0 (Linux; Android 14; SM-X810) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  crawler: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
};

let stack: SharedStack;
test.beforeAll(({ sharedStack }) => {
  stack = sharedStack;
});

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

for (const [name, userAgent] of Object.entries(AGENTS)) {
  test.describe(`a ${name}`, () => {
    test.use({ userAgent });

    test('is detected after hydration', async ({ page }) => {
      await open(page, `${stack.siteUrl}/news`);
      const html = page.locator('html');
      await expect(html).toHaveAttribute('data-device', name === 'crawler' ? 'desktop' : name);
      await expect(html).toHaveAttribute('data-crawler', String(name === 'crawler'));
    });
  });
}

test('every device gets the same document', async ({ request }) => {
  for (const path of ['/', '/en', '/news', ARTICLE, '/nowhere']) {
    const documents = new Set<string>();
    for (const userAgent of Object.values(AGENTS)) {
      const response = await request.get(stack.siteUrl + path, {
        headers: { 'user-agent': userAgent, 'accept-language': 'id' },
      });
      documents.add((await response.body()).toString('base64'));
    }
    expect(documents.size, path).toBe(1);
  }
});

test('scripts are requested after the first paint', async ({ page }) => {
  const inOrder: string[] = [];
  page.on('request', (request) => inOrder.push(new URL(request.url()).pathname));
  await page.route(/entry-[^/]*\.css$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800));
    inOrder.push('painted');
    await route.continue();
  });
  await page.goto(`${stack.siteUrl}/news`);
  const named = await page.locator('script[data-code]').getAttribute('data-code');
  const code = String(named).split(' ');
  expect(code.length).toBeGreaterThan(5);
  await waitUntilPageHydrated(page);
  const places = code.map((address) => inOrder.indexOf(address));
  expect(Math.min(...places)).toBeGreaterThan(inOrder.indexOf('painted'));
});

test('the worker that makes the first formatters is started', async ({ page }) => {
  const started = page.waitForEvent('worker');
  await page.goto(`${stack.siteUrl}/news`);
  expect((await started).url()).toMatch(/formatters\.worker-[^/]*\.js$/);
});

test('scripts are loaded in a background tab, which does not paint', async ({ page }) => {
  await page.addInitScript(() => {
    window.PerformanceObserver = class extends PerformanceObserver {
      override observe() {}
    };
  });
  const requested = page.waitForRequest(/entry\.client-[^/]*\.js$/);
  await page.goto(`${stack.siteUrl}/news`);
  await requested;
});

test('the device class is updated 50 ms after a resize (debounce)', async ({ page }) => {
  await page.clock.install();
  await open(page, `${stack.siteUrl}/news`);
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-device', 'desktop');
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setUserAgentOverride', { userAgent: AGENTS.mobile });
  await page.evaluate(() => {
    addEventListener('resize', () => Object.assign(window, { isResized: true }), { once: true });
  });
  await page.setViewportSize({ width: 390, height: 800 });
  await page.waitForFunction(() => 'isResized' in window, undefined, { polling: 10 });
  await page.clock.runFor(49);
  await expect(html).toHaveAttribute('data-device', 'desktop');
  await page.clock.runFor(1);
  await expect(html).toHaveAttribute('data-device', 'mobile');
});

test('old URLs are redirected by the server with their query', async ({ request }) => {
  for (const [from, to] of [
    ['/home', '/'],
    ['/home?utm_source=surat', '/?utm_source=surat'],
    ['/en/home', '/en'],
    ['/en/home?a=1&b=2', '/en?a=1&b=2'],
    ['/index.html', '/'],
  ]) {
    const response = await request.get(stack.siteUrl + from, {
      maxRedirects: 0,
      headers: { 'accept-language': 'id' },
    });
    expect(response.status(), from).toBe(301);
    expect(response.headers().location, from).toBe(to);
  }
});

/** Inserts a link at the start of an article payload. */
async function linkInArticle(page: Page, prefix: '' | '/en', url: string): Promise<void> {
  await page.route(`**${prefix}${ARTICLE}/_payload.json?*`, async (route) => {
    const response = await route.fetch();
    const payload = await response.json();
    const children = [{ type: 'link', url, children: [{ type: 'text', text: 'Tautan sunting' }] }];
    payload.data.article.body.unshift({ type: 'paragraph', children });
    return route.fulfill({ response, json: payload });
  });
}

/** Navigates to that article from its list. */
async function navigateToArticle(page: Page, prefix: '' | '/en' = ''): Promise<void> {
  await clickHydrated(page.locator(`article a[href^="${prefix}${ARTICLE}"]`));
  await expect(editorsLink(page)).toBeVisible();
}

/** Opens the list, waits for the build metadata, and navigates to an article with a link. */
async function openArticleWithLink(page: Page, prefix: '' | '/en', url: string): Promise<void> {
  await linkInArticle(page, prefix, url);
  const rules = page.waitForResponse(/\/builds\/meta\//);
  await open(page, `${stack.siteUrl}${prefix}/news?page=2`);
  await (await rules).finished();
  await navigateToArticle(page, prefix);
}

const editorsLink = (page: Page) => page.getByRole('link', { name: 'Tautan sunting' });

for (const prefix of ['', '/en'] as const) {
  const title = `an old URL in a text (${prefix || '/id'}) is redirected on the client, with its query`;
  test(title, slowTagForEnglish(prefix), async ({ page }) => {
    await openArticleWithLink(page, prefix, '/home?utm_source=surat');
    const requested = watchRequests(page);
    await editorsLink(page).click();
    await expect(page).toHaveURL(`${stack.siteUrl}${prefix || '/'}?utm_source=surat`);
    await expect(heading(page)).not.toHaveText(/Kopi Gayo|Gayo coffee/);
    expect(requested.documents).toEqual([]);
    expect(requested.payloads.some((address) => address.includes('/home'))).toBe(false);
    // The old URL has no history entry.
    await page.goBack();
    await expect(page).toHaveURL(`${stack.siteUrl}${prefix}${ARTICLE}?from=%2Fnews%3Fpage%3D2`);
  });
}

test('an address that redirects to another site is a full navigation', async ({ page }) => {
  const elsewhere = 'https://elsewhere.example/simpanan';
  await page.route(elsewhere, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' }),
  );
  await page.route(/\/builds\/meta\//, async (route) => {
    const response = await route.fetch();
    const metadata = await response.json();
    metadata.matcher.static['/simpanan/lama'] = { redirect: elsewhere };
    return route.fulfill({ response, json: metadata });
  });
  await openArticleWithLink(page, '', '/simpanan/lama');
  await editorsLink(page).click();
  await expect(page).toHaveTitle('Elsewhere');
  expect(page.url()).toBe(elsewhere);
});

test('a navigation moves the focus and announces the title, and Back restores the scroll position', async ({
  page,
}) => {
  await open(page, `${stack.siteUrl}/news`);
  await page.getByRole('article').last().scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => Math.round(scrollY));
  expect(left).toBeGreaterThan(300);
  await clickHydrated(page.getByRole('article').last().getByRole('link'));
  await expect(page.getByRole('link', { name: 'Kembali ke halaman berita' })).toBeVisible();
  await expect(page.locator('main')).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: await page.title() })).toHaveCount(1);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(heading(page)).toHaveText('Berita');
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(left);
});

test('sections below the fold are rendered after the load event, and a reload restores the scroll position', async ({
  page,
}) => {
  const isRendered = () =>
    page
      .locator('.section')
      .last()
      .evaluate((section) => section.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }));
  const isLoaderReleased = Promise.withResolvers<void>();
  await page.route(/\/deferred-loader-[^/]*\.js$/, async (route) => {
    await isLoaderReleased.promise;
    await route.continue();
  });
  await page.goto(stack.siteUrl, { waitUntil: 'commit' });
  await page.locator('.footer').waitFor();
  expect(await isRendered()).toBe(false);
  isLoaderReleased.resolve();
  await expect.poll(isRendered).toBe(true);

  await page.evaluate(() => scrollTo(0, 4_000));
  await page.reload();
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(4_000);
});

/** Waits until browser and router have handled a change of the URL. */
const twoFrames = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );

for (const width of [1280, 390]) {
  const title = `an anchor is scrolled to 100 px below the top at ${width} px, however it is reached`;
  test(title, width === 390 ? {} : SLOW, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const anchor = 'card';
    const top = () =>
      page.evaluate((id) => document.getElementById(id)?.getBoundingClientRect().top ?? Number.NaN, anchor);
    const expectInPlace = () => expect.poll(async () => Math.abs((await top()) - 100)).toBeLessThanOrEqual(2);

    await open(page, `${stack.siteUrl}/design#${anchor}`);
    await expectInPlace();

    // From another page: the style sheet of the collection is loaded with its document, so this starts there.
    await linkInArticle(page, '', `/design#${anchor}`);
    const requested = watchRequests(page);
    await page.evaluate(() => {
      history.pushState(null, '', '/news?page=2');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await navigateToArticle(page);
    await editorsLink(page).click();
    await expect(page).toHaveURL(`${stack.siteUrl}/design#${anchor}`);
    await expectInPlace();

    // Links within the page, also when clicked again.
    for (const id of [anchor, 'button', anchor]) {
      await page.evaluate(() => scrollTo(0, 0));
      await page.evaluate((hash) => location.assign(hash), `#${id}`);
      await twoFrames(page);
      if (id === anchor) await expectInPlace();
    }
    expect(requested.documents).toEqual([]);
  });
}

test('without analytics there is no consent notice and no third-party script', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).origin);
  });
  await page.clock.install();
  const response = await page.goto(`${stack.siteUrl}/news`);
  await waitUntilPageHydrated(page);
  await page.waitForLoadState('load');
  await page.clock.runFor(5_000);
  await expect(page.getByRole('complementary', { name: 'Bolehkah kunjungan Anda kami hitung?' })).toHaveCount(
    0,
  );
  await expect(page.getByRole('button', { name: 'Pilihan privasi' })).toHaveCount(0);
  expect(new Set(scripts)).toEqual(new Set([stack.siteUrl]));
  const policy = response?.headers()['content-security-policy'];
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("connect-src 'self';");
});
