import configuration from './playwright.config.ts';
import { clickHydrated, enableDataSaver, open, waitUntilPageHydrated } from './requests.ts';
import type { SharedStack } from './stack.ts';
import { expect, test } from './test.ts';

let stack: SharedStack;
test.beforeAll(({ sharedStack }) => {
  stack = sharedStack;
});

test('a page that is restored from the back/forward cache does not show a pending navigation', async ({
  playwright,
}) => {
  // Playwright disables the back/forward cache of Chromium, and its build without windows has none.
  const browser = await playwright.chromium.launch({
    ...configuration.use?.launchOptions,
    executablePath: process.env.CHROMIUM_PATH,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const page = await browser.newPage({ locale: 'id-ID' });
  await enableDataSaver(page);
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => persisted && sessionStorage.setItem('came-back', 'yes'));
  });
  await open(page, stack.siteUrl);
  await page.route(/\/news\/_payload\.json/, (route) => route.abort());
  await clickHydrated(page.getByRole('link', { name: 'Semua berita' }));
  await expect(page).toHaveURL(`${stack.siteUrl}/news`);
  await waitUntilPageHydrated(page);
  // Playwright loses track of restored pages until the next load.
  await page.evaluate(() => setTimeout(() => history.back()));
  await expect(page).toHaveURL(`${stack.siteUrl}/`);
  await waitUntilPageHydrated(page);
  expect(await page.evaluate(() => sessionStorage.getItem('came-back'))).toBe('yes');
  await expect(page.locator('html')).not.toHaveAttribute('data-page-state', 'pending');
  await page.unroute(/\/news\/_payload\.json/);
  await clickHydrated(page.getByRole('link', { name: 'Semua berita' }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Berita');
  await browser.close();
});
