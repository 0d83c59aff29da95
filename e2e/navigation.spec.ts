import { listAccessibilityProblems } from './axe.ts';
import { listHorizontalOverflows } from './horizontal-scroll.ts';
import { listMarkupProblems } from './html.ts';
import { clickHydrated, open, watchRequests } from './requests.ts';
import type { SharedStack } from './stack.ts';
import { expect, test } from './test.ts';

const ARTICLE = '/news/kopi-gayo-berangkat-lewat-belawan';
/** URLs without a page. `every-page.spec.ts` tests all existing ones. */
const NOT_FOUND = ['/tidak-ada', '/en/nowhere'];

let stack: SharedStack;
test.beforeAll(({ sharedStack }) => {
  stack = sharedStack;
});

test.describe('a page that does not exist', () => {
  test.use({ expectedErrors: [/404 \(Not Found\)/] });

  for (const path of NOT_FOUND)
    test(`${path} is a valid and accessible 404 page`, async ({ page, request }) => {
      const document = await request.get(stack.siteUrl + path, { headers: { 'accept-language': 'id' } });
      expect(document.status()).toBe(404);
      expect(await listMarkupProblems(await document.text())).toEqual([]);
      await open(page, stack.siteUrl + path);
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page).toHaveTitle(/Bank Lentera/);
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      expect(await listAccessibilityProblems(page)).toEqual([]);
      expect(await listHorizontalOverflows(page)).toEqual([]);
    });
});

test('structured data of a news item has the properties that search engines require', async ({ page }) => {
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

test('client-side navigation loads payloads, not documents, and updates title, language and focus', async ({
  page,
}) => {
  await open(page, `${stack.siteUrl}/news`);
  const requests = watchRequests(page);
  await clickHydrated(page.getByRole('link', { name: 'Halaman 2', exact: true }));
  await expect(page).toHaveURL(/\/news\?page=2$/);
  await expect(page).toHaveTitle(/halaman 2/);
  await page.getByRole('article').first().getByRole('link').click();
  const back = page.getByRole('link', { name: 'Kembali ke halaman berita' });
  await expect(back).toHaveAttribute('href', '/news?page=2');
  await expect(page.locator('main')).toBeFocused();
  await back.click();
  await expect(page).toHaveTitle(/halaman 2/);
  await page.goBack();
  await expect(back).toBeVisible();
  await page.goBack();
  await expect(page).toHaveTitle(/halaman 2/);
  expect(requests.documents).toEqual([]);
  expect(requests.payloads.length).toBeGreaterThanOrEqual(2);
});

test('a link opens a tab with Control held, and to the current page adds no history entry', async ({
  page,
}) => {
  await open(page, `${stack.siteUrl}/news?page=2`);
  const link = page.getByRole('article').first().getByRole('link');
  const opened = page.context().waitForEvent('page');
  await link.click({ modifiers: ['Control'] });
  await expect(await opened).toHaveURL(/\/news\/[^?]+\?from=/);
  await expect(page).toHaveURL(/\/news\?page=2$/);
  const before = await page.evaluate(() => history.length);
  const home = page
    .getByRole('banner')
    .getByRole('link', { name: /Beranda/ })
    .first();
  await home.click();
  await expect(page).toHaveURL(`${stack.siteUrl}/`);
  await expect(page).not.toHaveTitle(/halaman 2/);
  const payload = page.waitForResponse(/_payload\.json/);
  await home.click();
  await payload;
  await expect(page).toHaveURL(`${stack.siteUrl}/`);
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
});

test('switching the language reloads the menus and stores the choice', async ({ page }) => {
  await open(page, `${stack.siteUrl}/news`);
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

test('menus work by keyboard, and Escape returns the focus', async ({ page }) => {
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

  test('pages, menus and pagination work', async ({ page }) => {
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
