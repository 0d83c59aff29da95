import type { Page } from '@playwright/test';
import type { Administrator } from '../bench/administrator.ts';
import { listCases } from './administrator.ts';
import { sendForm } from './contact-form.ts';
import {
  builtFile,
  clickHydrated,
  enableDataSaver,
  open,
  waitUntilPageHydrated,
  watchRequests,
} from './requests.ts';
import type { SharedStack } from './stack.ts';
import { expect, test } from './test.ts';

const RECORD = 'beranda:reload';
/** How long the records of these tests forbid a reload: longer than hydration and a click take on a busy machine. */
const FORBIDDEN_MS = 60_000;
const ENTRY = builtFile('src/entry.client.tsx');
const NEWS = builtFile('src/pages/news/page.tsx');
const ARTICLE = builtFile('src/pages/news-article/page.tsx');
const CONTACT_TEXTS = builtFile('src/i18n/catalogues/id/contact.ts');
const ENGLISH = builtFile('src/i18n/catalogues/en/shared.ts');
const CONTACT_FORM = builtFile('src/features/forms/site-form.tsx');

// The browser logs failed requests.
test.use({ expectedErrors: [/net::ERR_FAILED|Failed to fetch dynamically imported module/] });

let stack: SharedStack;
let administrator: Administrator;
test.beforeAll(({ sharedStack, administrator: registered }) => {
  stack = sharedStack;
  administrator = registered;
});

/** Opens a page without prefetching, with requests for some chunks blocked. */
async function openWithBlocked(page: Page, files: string[], path: string): Promise<void> {
  await enableDataSaver(page);
  for (const file of files) await page.route(`**${file}`, (route) => route.abort());
  await open(page, stack.siteUrl + path);
}

const allNews = (page: Page) => page.getByRole('link', { name: 'Semua berita' });

/** Counts failed requests for a file since the latest document request. */
function watchFailures(page: Page, file: string): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count = 0;
  });
  page.on('requestfailed', (request) => {
    if (request.url().endsWith(file)) count += 1;
  });
  return () => count;
}

const recordOf = (page: Page) =>
  page.evaluate((key) => JSON.parse(sessionStorage.getItem(key) ?? 'null'), RECORD);

test('when the chunk of a page fails, its document is loaded once', async ({ page }) => {
  await openWithBlocked(page, [NEWS], '/');
  const requests = watchRequests(page);
  const failures = watchFailures(page, NEWS);
  const before = await page.evaluate(() => Date.now());
  await clickHydrated(allNews(page));
  await page.waitForURL('**/news');
  await expect.poll(failures).toBeGreaterThan(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Berita');

  const record = await recordOf(page);
  expect(Object.keys(record).sort()).toEqual(['expires', 'path']);
  expect(record.path).toBe('/news');
  expect(record.expires).toBeGreaterThanOrEqual(before + 10_000);
  expect(record.expires).toBeLessThanOrEqual((await page.evaluate(() => Date.now())) + 10_000);

  // The page works as without JavaScript; later requests show that it is not reloaded again.
  await page.getByRole('link', { name: /Berikutnya/ }).click();
  await expect(page).toHaveURL(/\/news\?page=2$/);
  expect(requests.documents.filter((address) => address === '/news')).toHaveLength(1);
});

test('a page whose entry module fails to load stays as it is, with what was typed, and its links work', async ({
  page,
}) => {
  const requests = watchRequests(page);
  await page.route(`**${ENTRY}`, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith(ENTRY));
  await page.goto(`${stack.siteUrl}/about-us/contact-us`);
  await page.locator('input[name="fullName"]').fill('Dewi');
  await failed;
  await page.waitForLoadState('networkidle');
  await expect(page.locator('input[name="fullName"]')).toHaveValue('Dewi');
  expect(requests.documents).toHaveLength(1);
  await page.locator('main a[href="/branches"]').first().click();
  await page.waitForURL('**/branches');
});

test('a page is reloaded at most once in ten seconds (no reload loop)', async ({ page }) => {
  await openWithBlocked(page, [NEWS], '/');
  await page.evaluate(
    ([key, expires]) => sessionStorage.setItem(String(key), JSON.stringify({ path: '/news', expires })),
    [RECORD, Date.now() + FORBIDDEN_MS],
  );
  const requests = watchRequests(page);
  await clickHydrated(allNews(page));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terjadi kesalahan');
  await expect(page.getByRole('navigation', { name: 'Navigasi utama' })).toBeVisible();
  expect(requests.documents).toEqual([]);

  // After a failed chunk the next navigation loads the document.
  await open(page, stack.siteUrl);
  await page.evaluate(
    ([key, expires]) => sessionStorage.setItem(String(key), JSON.stringify({ path: '/news', expires })),
    [RECORD, Date.now() - 1],
  );
  await clickHydrated(allNews(page));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Berita');
  expect(requests.documents).toEqual(['/', '/news']);
});

test('the limit of reloads is per path', async ({ page }) => {
  await openWithBlocked(page, [ARTICLE], '/news');
  await page.evaluate(
    ([key, expires]) => sessionStorage.setItem(String(key), JSON.stringify({ path: '/news', expires })),
    [RECORD, Date.now() + FORBIDDEN_MS],
  );
  const requests = watchRequests(page);
  const link = page.getByRole('article').first().getByRole('link');
  const path = await link.getAttribute('href');
  await link.click();
  await page.waitForURL(`**${path}`);
  await expect(page.getByRole('link', { name: 'Kembali ke halaman berita' })).toBeVisible();
  expect(requests.documents).toEqual([path]);
  expect((await recordOf(page)).path).toBe(path);
});

test('when the message catalogue of a page fails, its document is loaded', async ({ page }) => {
  const requests = watchRequests(page);
  await enableDataSaver(page);
  await page.route(`**${CONTACT_TEXTS}`, (route) =>
    requests.documents.length < 2 ? route.abort() : route.continue(),
  );
  await open(page, `${stack.siteUrl}/news`);
  await page.locator('footer a[href="/about-us/contact-us"]').first().click();
  await page.waitForURL('**/about-us/contact-us');
  await waitUntilPageHydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hubungi kami');
  expect(requests.documents).toEqual(['/news', '/about-us/contact-us']);
});

test('when the catalogue of another language fails, no page without texts is shown', async ({ page }) => {
  const requests = watchRequests(page);
  await enableDataSaver(page);
  await page.route(`**${ENGLISH}`, (route) =>
    requests.documents.length < 2 ? route.abort() : route.continue(),
  );
  await open(page, `${stack.siteUrl}/news`);
  await page.getByRole('button', { name: /Pilih bahasa/ }).click();
  await page.getByRole('link', { name: 'English' }).click();
  await page.waitForURL('**/en/news');
  await waitUntilPageHydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('News');
  expect(requests.documents).toEqual(['/news', '/en/news']);
});

test('a chunk that fails on the first load is fetched after one reload', async ({ page }) => {
  const requests = watchRequests(page);
  await page.route(`**${NEWS}`, (route) =>
    requests.documents.length < 2 ? route.abort() : route.continue(),
  );
  await open(page, `${stack.siteUrl}/news`);
  expect(requests.documents).toEqual(['/news', '/news']);
});

test.describe('without session storage', () => {
  for (const path of ['/news', '/']) {
    test(`a page whose chunk always fails, reached from ${path}, is not reloaded in a loop`, async ({
      page,
    }) => {
      await page.addInitScript(() =>
        Object.defineProperty(window, 'sessionStorage', {
          get() {
            throw new DOMException('denied', 'SecurityError');
          },
        }),
      );
      const requests = watchRequests(page);
      const failures = watchFailures(page, NEWS);
      if (path === '/') {
        await openWithBlocked(page, [NEWS], '/');
        await clickHydrated(allNews(page));
        await page.waitForURL('**/news');
      } else {
        await page.route(`**${NEWS}`, (route) => route.abort());
        await page.goto(stack.siteUrl + path);
      }
      // One document and one reload; without storage the navigation type of the browser stops the loop.
      await expect.poll(() => requests.documents.filter((address) => address === '/news').length).toBe(2);
      await expect.poll(failures).toBeGreaterThan(0);
      await page.getByRole('link', { name: /Berikutnya/ }).click();
      await expect(page).toHaveURL(/\/news\?page=2$/);
      expect(requests.documents.filter((address) => address === '/news')).toHaveLength(2);
    });
  }
});

test('a page whose form chunk fails can be navigated away from', async ({ page }) => {
  await openWithBlocked(page, [CONTACT_FORM], '/about-us/contact-us');
  const requests = watchRequests(page);
  await clickHydrated(page.locator('footer a[href="/careers"]'));
  await expect(page).toHaveURL(`${stack.siteUrl}/careers`);
  await expect(page.getByLabel('Nama lengkap')).toHaveCount(0);
  await waitUntilPageHydrated(page);
  expect(requests.documents).toEqual(['/careers']);
});

test('a form draft is restored after a reload caused by a failed chunk, except sensitive fields', async ({
  page,
}) => {
  const notes = 'Catatan yang diketik sebelum halaman dimuat ulang';
  const identityNumber = '3171234507890001';
  await page.addInitScript(() => {
    let draft = '';
    try {
      draft = JSON.stringify({ ...sessionStorage, ...localStorage });
    } catch {}
    Object.assign(window, { draftAtStart: draft });
  });
  let fail = () => {};
  const typed = new Promise<void>((resolve) => {
    fail = resolve;
  });
  await open(page, `${stack.siteUrl}/about-us/contact-us`);
  const requests = watchRequests(page);
  await page.route(`**${CONTACT_FORM}`, async (route) => {
    if (requests.documents.length > 0) return route.continue();
    await typed;
    return route.abort();
  });
  await page.getByLabel('Nama lengkap').fill('Ratna Wulandari');
  await page.getByLabel('Email *').fill('ratna@contoh.example');
  await page.getByLabel('Nomor telepon').fill('0812 3765 4028');
  await page.getByLabel('Nasabah perorangan').check();
  await page.getByLabel('Nomor identitas').fill(identityNumber);
  await page.getByLabel('Catatan').fill(notes);
  const reloaded = page.waitForEvent('load');
  fail();
  await reloaded;
  expect(requests.documents).toEqual(['/about-us/contact-us']);

  await expect(page.getByLabel('Catatan')).toHaveValue(notes);
  await expect(page.getByLabel('Nama lengkap')).toHaveValue('Ratna Wulandari');
  await expect(page.getByLabel('Email *')).toHaveValue('ratna@contoh.example');
  await expect(page.getByLabel('Nasabah perorangan')).toBeChecked();
  await expect(page.getByLabel('Nomor identitas')).toHaveValue('');
  const draft = await page.evaluate(() => (window as unknown as { draftAtStart: string }).draftAtStart);
  expect(draft).toContain(notes);
  expect(draft).not.toContain(identityNumber);
  // Now the chunk loads, hydrates the restored form, and sends it.
  await page.getByLabel('Nomor identitas').fill(identityNumber);
  await page.getByLabel('Pertanyaan', { exact: true }).check();
  await page.getByRole('radio', { name: 'Lainnya' }).check();
  const sent = page.waitForRequest(/\/api\/id\/v2\/forms\/contact$/);
  await sendForm(page);
  await sent;
  await expect(page.getByText('Kiriman Anda sudah kami terima, terima kasih')).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(notes);
  const [message, ...others] = await listCases(administrator, 'answers.notes', notes);
  expect(others).toEqual([]);
  expect(message).toMatchObject({
    senderName: 'Ratna Wulandari',
    answers: { customerType: 'individual', identityNumber: '••••••••••••0001' },
  });
});
