import type { Locale } from '@beranda/contract';
import type { Page } from '@playwright/test';
import { makeAdministrator, openNewsItem, publish, saveWith, signIn, signInOnScreen } from './back-office.ts';
import { waitForNetworkIdle } from './network-idle.ts';
import { type Stack, startStack } from './stack.ts';
import { expect, test } from './test.ts';

/** Published means visible within this time. */
const VISIBLE_WITHIN_MS = 2_000;
const ARTICLE = { slug: 'waspada-tautan-palsu', title: 'Waspada tautan palsu' };

// The first test makes the administrator of all others.
test.describe.configure({ mode: 'serial' });

let stack: Stack;
test.beforeAll(async () => {
  stack = await startStack();
});
test.afterAll(() => stack?.dispose());

// The admin panel is Payload's: its console output is not under our control.
test.use({ expectedErrors: [/.*/] });

/** Fetches a page as an anonymous visitor. */
async function visit(path: string): Promise<{ status: number; html: string }> {
  const response = await fetch(stack.siteUrl + path);
  return { status: response.status, html: await response.text() };
}

/** @param paths one of these pages shows the text */
async function expectOnSite(paths: string | string[], text: string, withinMs = VISIBLE_WITHIN_MS) {
  const isShown = async () => {
    const pages = await Promise.all([paths].flat().map(visit));
    return pages.some(({ html }) => html.includes(text));
  };
  await expect.poll(isShown, { timeout: withinMs, intervals: [100] }).toBe(true);
}

const openArticle = (page: Page, title: string, locale: Locale) => openNewsItem(page, stack, title, locale);

test('the first administrator edits an item in both languages, and the site shows both', async ({ page }) => {
  test.setTimeout(120_000);
  // Warms the cache, so that publishing has to invalidate it.
  for (const path of [`/news/${ARTICLE.slug}`, `/en/news/${ARTICLE.slug}`, '/news', '/news?page=2'])
    await visit(path);
  await makeAdministrator(page, stack);
  await page.context().clearCookies();
  await signInOnScreen(page, stack);

  await openArticle(page, ARTICLE.title, 'id');
  await page.locator('#field-title').fill('Judul baru dari ruang redaksi');
  await publish(page, 'news');
  await expectOnSite(`/news/${ARTICLE.slug}`, 'Judul baru dari ruang redaksi');
  expect((await visit(`/en/news/${ARTICLE.slug}`)).html).not.toContain('Judul baru dari ruang redaksi');

  await openArticle(page, 'Judul baru dari ruang redaksi', 'en');
  await page.locator('#field-title').fill('A new title from the newsroom');
  await publish(page, 'news');
  await expectOnSite(`/en/news/${ARTICLE.slug}`, 'A new title from the newsroom');
  await expectOnSite(['/news', '/news?page=2'], 'Judul baru dari ruang redaksi');
});

test('a link whose dialog is closed without an address is not stored', async ({ page }) => {
  await signIn(page, stack);
  await openArticle(page, 'Kelas ekspor untuk perajin batik Pekalongan', 'id');
  const saved = page.waitForResponse(
    (response) => response.url().includes('autosave') && response.request().method() === 'PATCH',
  );
  await page.locator('[data-lexical-editor] p').first().click();
  await page.keyboard.press('Home');
  await page.keyboard.press('Shift+End');
  const toolbarLink = page.locator('.fixed-toolbar .toolbar-popup__button-link').first();
  // The editor notes a selection a moment after the browser: until then its button does nothing.
  await expect(async () => {
    await toolbarLink.click();
    await expect(page.locator('.lexical-link-edit-drawer')).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await page.keyboard.press('Escape');
  const response = await saved;
  expect(response.status()).toBe(200);
  const { doc } = (await response.json()) as { doc: { body: unknown } };
  expect(JSON.stringify(doc.body)).not.toContain('"url":"https://"');
  expect(JSON.stringify(doc.body)).toContain('"text"');
});

test('a draft is visible with its preview link only', async ({ page }) => {
  await signIn(page, stack);
  await openArticle(page, 'Judul baru dari ruang redaksi', 'id');
  await page.locator('#field-title').fill('Rahasia yang belum terbit');
  // Autosave; the status line shows when it is done.
  await page.waitForResponse((response) => response.url().includes('autosave') && response.status() === 200);
  await expect(page.locator('#preview-button')).toBeVisible();
  const preview = String(await page.locator('#preview-button').getAttribute('href'));
  const shown = await fetch(preview);
  expect(shown.status).toBe(200);
  expect(shown.headers.get('cache-control')).toBe('no-store');
  const html = await shown.text();
  expect(html).toContain('Rahasia yang belum terbit');
  expect(html).toContain('Pratinjau draf');
  expect(html).toContain('<meta name="robots" content="noindex"');

  for (const path of [`/news/${ARTICLE.slug}`, '/news', '/news?page=2', '/']) {
    expect((await visit(path)).html, path).not.toContain('Rahasia yang belum terbit');
  }
  const forged = preview.slice(0, -4) + (preview.endsWith('AAAA') ? 'BBBB' : 'AAAA');
  expect((await fetch(forged)).status).toBe(404);
});

/** The confirmation dialog with the consequences of an action. */
const consequences = (page: Page) => page.locator('dialog.confirmation');

test('a redirect of an existing page needs confirmation', async ({ page }) => {
  await signIn(page, stack);
  await page.goto(`${stack.cmsUrl}/admin/collections/redirects/create?locale=id`);
  await page.locator('#field-from').fill('/careers');
  await page.locator('#field-to').fill('/about-us');
  await waitForNetworkIdle(page);

  await page.locator('#action-save').click();
  await expect(consequences(page)).toContainText('1 halaman tidak dapat dibuka lagi, yaitu /careers.');
  await expect(consequences(page)).toContainText('tautan di Navigasi (“Karier”');
  await page.keyboard.press('Escape');
  await expect(page.locator('.toast-error')).toContainText('Dibatalkan. Tidak ada yang berubah.');
  await expect(page.locator('#field-from')).toHaveValue('/careers');
  expect((await visit('/careers')).status).toBe(200);

  await page.locator('#action-save').click();
  await consequences(page).getByRole('button', { name: 'Tetap alihkan' }).click();
  await page.waitForURL((url) => /\/redirects\/\d+$/.test(url.pathname));
  await expect
    .poll(async () => (await fetch(`${stack.siteUrl}/careers`, { redirect: 'manual' })).status, {
      timeout: VISIBLE_WITHIN_MS,
    })
    .toBe(301);
});

test('unpublishing a product that menus link to needs confirmation', async ({ page }) => {
  await signIn(page, stack);
  await page.goto(`${stack.cmsUrl}/admin/collections/products?locale=id&search=giro`);
  const link = page.locator('table tbody tr a').first();
  await page.goto(`${stack.cmsUrl}${String(await link.getAttribute('href')).split('?')[0]}?locale=id`);
  await waitForNetworkIdle(page);
  await page.locator('.doc-controls .popup__trigger-wrap button').last().click();
  await page.locator('#action-unpublish').click();
  await page.locator('#confirm-action').click();
  await expect(consequences(page)).toContainText('(/simpanan/giro)');
  await expect(consequences(page)).toContainText(/tautan di Navigasi \(.*Giro/);
  expect((await visit('/simpanan/giro')).status).toBe(200);
  await saveWith(consequences(page).getByRole('button', { name: 'Tetap tarik' }), 'products');
  await expect
    .poll(async () => (await visit('/simpanan/giro')).status, { timeout: VISIBLE_WITHIN_MS })
    .toBe(404);
});

test('switching maintenance on needs confirmation', async ({ page }) => {
  await signIn(page, stack);
  await page.goto(`${stack.cmsUrl}/admin/globals/settings?locale=id`);
  await page.getByRole('button', { name: 'Pemeliharaan' }).click();
  await page.locator('#field-maintenance__isOn').check();
  await page.locator('#action-save').click();
  await expect(consequences(page)).toContainText(/\d+ halaman hanya menampilkan pemberitahuan/);
  await consequences(page).getByRole('button', { name: 'Batal' }).click();
  await expect(page.locator('.toast-error')).toContainText('Dibatalkan. Tidak ada yang berubah.');
  // What was rejected can be saved after all, without another change.
  await expect(page.locator('#action-save')).toBeEnabled();
  expect((await visit('/')).status).toBe(200);
});
