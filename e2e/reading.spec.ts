import { findAccessibilityProblems } from './axe.ts';
import { findMarkupProblems } from './html.ts';
import { type Stack, startStack } from './stack.ts';
import { expect, test } from './test.ts';

const ARTICLE = '/news/kopi-gayo-berangkat-lewat-belawan';
const PAGES = [
  { path: '/', status: 200 },
  { path: '/en', status: 200 },
  { path: '/news', status: 200 },
  { path: '/en/news?page=2', status: 200 },
  { path: ARTICLE, status: 200 },
  { path: `/en${ARTICLE}`, status: 200 },
  { path: '/exchange-rate', status: 200 },
  { path: '/en/exchange-rate', status: 200 },
  { path: '/nab', status: 200 },
  { path: '/en/nab', status: 200 },
  { path: '/about-us/contact-us', status: 200 },
  { path: '/en/about-us/contact-us', status: 200 },
  { path: '/calculators/loan', status: 200 },
  { path: '/en/calculators/loan', status: 200 },
  { path: '/calculators/savings-goal', status: 200 },
  { path: '/en/calculators/savings-goal', status: 200 },
  { path: '/calculators/time-deposit', status: 200 },
  { path: '/en/calculators/time-deposit', status: 200 },
  { path: '/about-us/guides', status: 200 },
  { path: '/en/about-us/guides', status: 200 },
  { path: '/about-us/guides/groups/rekening', status: 200 },
  { path: '/en/about-us/guides/groups/rekening', status: 200 },
  { path: '/about-us/guides/mengajukan-kpr', status: 200 },
  { path: '/en/about-us/guides/mengajukan-kpr', status: 200 },
  { path: '/about-us/governance', status: 200 },
  { path: '/en/about-us/governance', status: 200 },
  { path: '/about-us/governance/rapat-umum-pemegang-saham', status: 200 },
  { path: '/en/about-us/governance/rapat-umum-pemegang-saham', status: 200 },
  { path: '/literasi', status: 200 },
  { path: '/en/literasi', status: 200 },
  { path: '/literasi/detail/dana-darurat-berapa-dan-disimpan-di-mana', status: 200 },
  { path: '/en/literasi/detail/dana-darurat-berapa-dan-disimpan-di-mana', status: 200 },
  { path: '/privacy-notice', status: 200 },
  { path: '/en/privacy-notice', status: 200 },
  { path: '/accessibility', status: 200 },
  { path: '/en/accessibility', status: 200 },
  { path: '/tidak-ada', status: 404 },
  { path: '/en/nowhere', status: 404 },
];

let stack: Stack;
test.beforeAll(async () => {
  stack = await startStack();
});
test.afterAll(() => stack?.dispose());

for (const { path, status } of PAGES) {
  test.describe(() => {
    test.use({ expectedErrors: status === 404 ? [/404 \(Not Found\)/] : [] });

    test(`${path} is sound`, async ({ page, request }) => {
      const document = await request.get(stack.siteUrl + path, { headers: { 'accept-language': 'id' } });
      expect(document.status()).toBe(status);
      expect(await findMarkupProblems(await document.text())).toEqual([]);

      page.on('response', (response) => {
        if (response.url() !== stack.siteUrl + path)
          expect(response.status(), response.url()).toBeLessThan(400);
      });
      await page.goto(stack.siteUrl + path);
      await expect(page.locator('html[data-hydrated]')).toHaveCount(1);
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page).toHaveTitle(/Bank Lentera/);
      expect(await findAccessibilityProblems(page)).toEqual([]);

      if (status === 200) await expectAlternatesToAgree(page, path);
      else await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    });
  });
}

async function headOf(page: import('@playwright/test').Page) {
  return {
    canonical: await page.locator('link[rel=canonical]').getAttribute('href'),
    alternates: Object.fromEntries(
      await page
        .locator('link[rel=alternate][hreflang]')
        .evaluateAll((links) =>
          links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]),
        ),
    ) as Record<string, string>,
  };
}

/** Canonical address and alternates of a page and of its other language point at each other. */
async function expectAlternatesToAgree(page: import('@playwright/test').Page, path: string) {
  const here = await headOf(page);
  expect(here.canonical).toBe(stack.siteUrl + path);
  expect(Object.keys(here.alternates).sort()).toEqual(['en', 'en-US', 'id', 'id-ID', 'x-default']);
  expect(here.alternates['x-default']).toBe(here.alternates.id);
  expect(Object.values(here.alternates)).toContain(here.canonical);
  const other = here.canonical === here.alternates.id ? here.alternates.en : here.alternates.id;
  // The visit above is remembered as a choice of language, which the home page would follow.
  await page.context().clearCookies();
  await page.goto(String(other));
  const there = await headOf(page);
  expect(there.canonical).toBe(other);
  expect(there.alternates).toEqual(here.alternates);
}

test('structured data of a news item parses and has what search engines ask for', async ({ page }) => {
  await page.goto(stack.siteUrl + ARTICLE);
  const blocks = await page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((scripts) => scripts.map((script) => JSON.parse(script.textContent ?? '')));
  const byType = Object.fromEntries(blocks.map((block) => [block['@type'], block]));
  expect(Object.keys(byType).sort()).toEqual(['BankOrCreditUnion', 'BreadcrumbList', 'NewsArticle']);
  expect(byType.NewsArticle).toMatchObject({
    headline: expect.any(String),
    datePublished: expect.any(String),
  });
  expect(byType.BreadcrumbList.itemListElement).toHaveLength(3);
});

for (const width of [320, 360, 768]) {
  test.describe(() => {
    test.use({ expectedErrors: [/404 \(Not Found\)/] });

    test(`nothing is wider than a screen of ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 700 });
      for (const { path } of PAGES) {
        await page.goto(stack.siteUrl + path);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(overflow, path).toBeLessThanOrEqual(0);
      }
    });
  });
}

test('walking through the site loads data, not documents, and keeps title, language and focus right', async ({
  page,
}) => {
  await page.goto(`${stack.siteUrl}/news`);
  await expect(page.locator('html[data-hydrated]')).toHaveCount(1);
  const documents: string[] = [];
  const payloads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
    if (request.url().includes('_payload.json')) payloads.push(request.url());
  });
  await page.getByRole('link', { name: 'Halaman 2', exact: true }).click();
  await expect(page).toHaveURL(/\/news\?page=2$/);
  await expect(page).toHaveTitle(/halaman 2/);
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page.getByRole('link', { name: 'Kembali ke halaman berita' })).toBeVisible();
  await expect(page.locator('main')).toBeFocused();
  await page.goBack();
  await expect(page).toHaveTitle(/halaman 2/);
  expect(documents).toEqual([]);
  expect(payloads.length).toBeGreaterThanOrEqual(2);
});

test('switching the language reloads the navigation in that language and remembers the choice', async ({
  page,
}) => {
  await page.goto(`${stack.siteUrl}/news`);
  await expect(page.locator('html[data-hydrated]')).toHaveCount(1);
  const navigation = page.waitForResponse(/\/api\/en\/v2\/navigations$/);
  await page.getByRole('button', { name: /Pilih bahasa/ }).click();
  await page.getByRole('link', { name: 'English' }).click();
  expect((await navigation).status()).toBe(200);
  await expect(page).toHaveURL(`${stack.siteUrl}/en/news`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('News');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'beranda_locale');
  expect(cookie).toMatchObject({ value: 'en', path: '/', sameSite: 'Lax' });
  expect(((cookie?.expires ?? 0) * 1_000 - Date.now()) / 86_400_000).toBeGreaterThan(364);
  await page.goto(`${stack.siteUrl}/`);
  await expect(page).toHaveURL(`${stack.siteUrl}/en`);
});

test('menus work by keyboard: open, reach, close with Escape, focus returns', async ({ page }) => {
  await page.goto(stack.siteUrl);
  const button = page.getByRole('navigation', { name: 'Navigasi utama' }).getByRole('button').first();
  await button.focus();
  await page.keyboard.press('Enter');
  const link = page.locator('[popover]:popover-open a').first();
  await expect(link).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await expect(button).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 700 } });

  test('pages read, menus open and the list turns its pages', async ({ page }) => {
    await page.goto(stack.siteUrl);
    await page.getByRole('button', { name: 'Buka menu' }).click();
    await expect(page.getByRole('link', { name: 'Masuk', exact: true })).toBeVisible();
    await page.goto(`${stack.siteUrl}/news`);
    await page.getByRole('link', { name: /Berikutnya/ }).click();
    await expect(page).toHaveURL(/page=2$/);
    await page.getByRole('article').first().getByRole('link').click();
    await page.getByRole('link', { name: 'Kembali ke halaman berita' }).click();
    await expect(page).toHaveURL(`${stack.siteUrl}/news`);
  });
});
