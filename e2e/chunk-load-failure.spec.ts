import type { Page } from '@playwright/test';
import type { Administrator } from '../bench/administrator.ts';
import { listMessages } from './administrator.ts';
import { builtFile, clickHydrated, open, saveData, watchRequests } from './requests.ts';
import type { SharedStack } from './stack.ts';
import { expect, test } from './test.ts';

const RECORD = 'beranda:reload';
const NEWS = builtFile('src/pages/news/page.tsx');
const ARTICLE = builtFile('src/pages/news-article/page.tsx');
const CONTACT_TEXTS = builtFile('src/i18n/catalogues/id/contact.ts');
const ENGLISH = builtFile('src/i18n/catalogues/en/shared.ts');
const CONTACT_FORM = builtFile('src/features/forms/contact/contact-form.tsx');

// The browser's own lines about a file that did not come.
test.use({ expectedErrors: [/net::ERR_FAILED|Failed to fetch dynamically imported module/] });

let stack: SharedStack;
let administrator: Administrator;
test.beforeAll(({ sharedStack, administrator: registered }) => {
  stack = sharedStack;
  administrator = registered;
});

/** A page that nothing is fetched ahead for, on a site where some files of code do not come. */
async function openWithout(page: Page, files: string[], path: string): Promise<void> {
  await saveData(page);
  for (const file of files) await page.route(`**${file}`, (route) => route.abort());
  await open(page, stack.siteUrl + path);
}

const allNews = (page: Page) => page.getByRole('link', { name: 'Semua berita' });

/** How often a file has not come since the latest document was asked for. */
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

test('where the code of a page does not come, one document does, and it can be read', async ({ page }) => {
  await openWithout(page, [NEWS], '/');
  const asked = watchRequests(page);
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

  // The page works as one without script does; what comes later shows that it was not loaded once more.
  await page.getByRole('link', { name: /Berikutnya/ }).click();
  await expect(page).toHaveURL(/\/news\?page=2$/);
  expect(asked.documents.filter((address) => address === '/news')).toHaveLength(1);
});

test('a second time within ten seconds nothing is loaded anew, afterwards it is again', async ({ page }) => {
  await openWithout(page, [NEWS], '/');
  await page.evaluate(
    ([key, expires]) => sessionStorage.setItem(String(key), JSON.stringify({ path: '/news', expires })),
    [RECORD, Date.now() + 10_000],
  );
  const asked = watchRequests(page);
  await clickHydrated(allNews(page));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terjadi kesalahan');
  await expect(page.getByRole('navigation', { name: 'Navigasi utama' })).toBeVisible();
  expect(asked.documents).toEqual([]);

  // Where a part of the code is missing the next page is loaded whole.
  await open(page, stack.siteUrl);
  await page.evaluate(
    ([key, expires]) => sessionStorage.setItem(String(key), JSON.stringify({ path: '/news', expires })),
    [RECORD, Date.now() - 1],
  );
  await clickHydrated(allNews(page));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Berita');
  expect(asked.documents).toEqual(['/', '/news']);
});

test('for another path it is loaded anew at once', async ({ page }) => {
  await openWithout(page, [ARTICLE], '/news');
  await page.evaluate(
    ([key, expires]) => sessionStorage.setItem(String(key), JSON.stringify({ path: '/news', expires })),
    [RECORD, Date.now() + 10_000],
  );
  const asked = watchRequests(page);
  const link = page.getByRole('article').first().getByRole('link');
  const path = await link.getAttribute('href');
  await link.click();
  await page.waitForURL(`**${path}`);
  await expect(page.getByRole('link', { name: 'Kembali ke halaman berita' })).toBeVisible();
  expect(asked.documents).toEqual([path]);
  expect((await recordOf(page)).path).toBe(path);
});

test('where the texts of a page do not come, its document does, with its texts', async ({ page }) => {
  const asked = watchRequests(page);
  await saveData(page);
  await page.route(`**${CONTACT_TEXTS}`, (route) =>
    asked.documents.length < 2 ? route.abort() : route.continue(),
  );
  await open(page, `${stack.siteUrl}/news`);
  await page.locator('footer a[href="/about-us/contact-us"]').first().click();
  await page.waitForURL('**/about-us/contact-us');
  await expect(page.locator('html[data-hydrated]')).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hubungi kami');
  expect(asked.documents).toEqual(['/news', '/about-us/contact-us']);
});

test('where those of another language do not come, neither does a page without words', async ({ page }) => {
  const asked = watchRequests(page);
  await saveData(page);
  await page.route(`**${ENGLISH}`, (route) =>
    asked.documents.length < 2 ? route.abort() : route.continue(),
  );
  await open(page, `${stack.siteUrl}/news`);
  await page.getByRole('button', { name: /Pilih bahasa/ }).click();
  await page.getByRole('link', { name: 'English' }).click();
  await page.waitForURL('**/en/news');
  await expect(page.locator('html[data-hydrated]')).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('News');
  expect(asked.documents).toEqual(['/news', '/en/news']);
});

test('code of the page itself that does not come at first comes with one reload', async ({ page }) => {
  const asked = watchRequests(page);
  await page.route(`**${NEWS}`, (route) => (asked.documents.length < 2 ? route.abort() : route.continue()));
  await page.goto(`${stack.siteUrl}/news`);
  await expect(page.locator('html[data-hydrated]')).toHaveCount(1);
  expect(asked.documents).toEqual(['/news', '/news']);
});

test.describe('where session storage is forbidden', () => {
  for (const path of ['/news', '/']) {
    test(`a page whose code never comes, reached from ${path}, does not load for ever`, async ({ page }) => {
      await page.addInitScript(() =>
        Object.defineProperty(window, 'sessionStorage', {
          get() {
            throw new DOMException('denied', 'SecurityError');
          },
        }),
      );
      const asked = watchRequests(page);
      const failures = watchFailures(page, NEWS);
      if (path === '/') {
        await openWithout(page, [NEWS], '/');
        await clickHydrated(allNews(page));
        await page.waitForURL('**/news');
      } else {
        await page.route(`**${NEWS}`, (route) => route.abort());
        await page.goto(stack.siteUrl + path);
      }
      // One document, and the one reload that only the browser's own record stops.
      await expect.poll(() => asked.documents.filter((address) => address === '/news').length).toBe(2);
      await expect.poll(failures).toBeGreaterThan(0);
      await page.getByRole('link', { name: /Berikutnya/ }).click();
      await expect(page).toHaveURL(/\/news\?page=2$/);
      expect(asked.documents.filter((address) => address === '/news')).toHaveLength(2);
    });
  }
});

test('a page whose form’s code does not come is left for the page that was asked for', async ({ page }) => {
  await openWithout(page, [CONTACT_FORM], '/about-us/contact-us');
  const asked = watchRequests(page);
  await clickHydrated(page.locator('footer a[href="/careers"]'));
  await expect(page).toHaveURL(`${stack.siteUrl}/careers`);
  await expect(page.getByLabel('Nama lengkap')).toHaveCount(0);
  await expect(page.locator('html[data-hydrated]')).toHaveCount(1);
  expect(asked.documents).toEqual(['/careers']);
});

test('what was typed while the form’s code failed to come is there after the reload, save what is private', async ({
  page,
}) => {
  const notes = 'Catatan yang diketik sebelum halaman dimuat ulang';
  const identityNumber = '3171234567890001';
  await page.addInitScript(() => {
    let kept = '';
    try {
      kept = JSON.stringify({ ...sessionStorage, ...localStorage });
    } catch {}
    Object.assign(window, { keptAtStart: kept });
  });
  let fail = () => {};
  const typed = new Promise<void>((resolve) => {
    fail = resolve;
  });
  await open(page, `${stack.siteUrl}/about-us/contact-us`);
  const asked = watchRequests(page);
  await page.route(`**${CONTACT_FORM}`, async (route) => {
    if (asked.documents.length > 0) return route.continue();
    await typed;
    return route.abort();
  });
  await page.getByLabel('Nama lengkap').fill('Ratna Wulandari');
  await page.getByLabel('Email *').fill('ratna@contoh.example');
  await page.getByLabel('Nomor telepon').fill('0812 3456 7890');
  await page.getByLabel('Nasabah perorangan').check();
  await page.getByLabel('Nomor identitas').fill(identityNumber);
  await page.getByLabel('Catatan').fill(notes);
  const reloaded = page.waitForEvent('load');
  fail();
  await reloaded;
  expect(asked.documents).toEqual(['/about-us/contact-us']);

  await expect(page.getByLabel('Catatan')).toHaveValue(notes);
  await expect(page.getByLabel('Nama lengkap')).toHaveValue('Ratna Wulandari');
  await expect(page.getByLabel('Email *')).toHaveValue('ratna@contoh.example');
  await expect(page.getByLabel('Nasabah perorangan')).toBeChecked();
  await expect(page.getByLabel('Nomor identitas')).toHaveValue('');
  const kept = await page.evaluate(() => (window as unknown as { keptAtStart: string }).keptAtStart);
  expect(kept).toContain(notes);
  expect(kept).not.toContain(identityNumber);
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(notes);

  // The form's code comes now, takes over what stands there, and sends it.
  await page.getByLabel('Nomor identitas').fill(identityNumber);
  await page.getByLabel('Pertanyaan', { exact: true }).check();
  await page.getByRole('radio', { name: 'Lainnya' }).check();
  const sent = page.waitForRequest(/\/api\/id\/v2\/forms\/contact$/);
  await page.getByRole('button', { name: 'Kirim' }).click();
  await sent;
  await expect(page.getByText('Kiriman Anda sudah kami terima, terima kasih')).toBeVisible();
  const [message, ...others] = await listMessages(administrator, 'notes', notes);
  expect(others).toEqual([]);
  expect(message).toMatchObject({ fullName: 'Ratna Wulandari', customerType: 'individual', identityNumber });
});
