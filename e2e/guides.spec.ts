import type { SharedStack } from './stack.ts';
import { expect, test } from './test.ts';

let stack: SharedStack;
test.beforeAll(({ sharedStack }) => {
  stack = sharedStack;
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor finds the guide for a lost card, and the next guide', async ({ page }) => {
    await page.goto(`${stack.siteUrl}/about-us/guides`);
    await page.getByRole('searchbox', { name: 'Cari panduan' }).fill('kartu hilang');
    await page.getByRole('search').getByRole('button', { name: 'Cari' }).click();
    await expect(page.getByText('untuk “kartu hilang”')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Memblokir kartu yang hilang' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Memblokir kartu yang hilang');
    await page.getByRole('link', { name: /^Berikutnya/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('mengganti PIN');
  });
});

test('lists mark what is shown in Indonesian, and nothing else', async ({ page }) => {
  const codeOf = (title: string) =>
    page
      .getByRole('main')
      .getByText(title, { exact: true })
      .first()
      .evaluate((element) => [element.getAttribute('lang'), getComputedStyle(element, '::before').content]);
  await page.goto(`${stack.siteUrl}/en/literasi/index-bak`);
  const untranslated = await codeOf('Belanja daring tanpa menyesal');
  expect(untranslated[0]).toBe('id-ID');
  expect(untranslated[1]).toContain('"ID"');
  expect((await codeOf('A monthly budget in three envelopes'))[1]).toBe('none');
  await page.goto(`${stack.siteUrl}/literasi/index-bak`);
  expect((await codeOf('Belanja daring tanpa menyesal'))[1]).toBe('none');
});

test('a search without results shows a message and offers help', async ({ page }) => {
  await page.goto(`${stack.siteUrl}/en/about-us/guides?q=zeppelin`);
  await expect(page.getByText('No guide found')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Show all guides' })).toBeVisible();
});

test('the table of contents of the privacy notice scrolls below the header, and an earlier version links to the current one', async ({
  page,
}) => {
  await page.goto(`${stack.siteUrl}/privacy-notice`);
  const contents = page.getByRole('navigation', { name: 'Isi halaman' });
  await contents.getByRole('link', { name: 'Hak Anda' }).click();
  const top = () => page.locator('#hak-anda').evaluate((part) => part.getBoundingClientRect().top);
  await expect.poll(async () => Math.round(await top())).toBe(100);
  await page.getByRole('link', { name: 'Versi 1.0' }).click();
  await expect(page.getByText('Versi ini tidak berlaku lagi')).toBeVisible();
  await page.getByRole('link', { name: 'Baca versi yang berlaku' }).click();
  await expect(page).toHaveURL(`${stack.siteUrl}/privacy-notice`);
  await expect(page.getByText('Versi ini tidak berlaku lagi')).toHaveCount(0);
});
