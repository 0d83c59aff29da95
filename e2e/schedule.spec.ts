import { openNewsItem, signInAs } from './back-office.ts';
import { expect, SLOW, test } from './test.ts';

// The admin panel is Payload's: its console output is not under our control.
test.use({ expectedErrors: [/.*/] });

test('a scheduled item is published at its time', SLOW, async ({ page, editedStack: stack }) => {
  test.setTimeout(180_000);
  await signInAs(page, stack, stack.administrator.credentials);
  await openNewsItem(page, stack, 'Kelas ekspor untuk perajin batik Pekalongan', 'id');
  const slug = await page.locator('#field-slug').inputValue();
  await page.locator('#field-title').fill('Terbit pada waktunya');
  await page.waitForResponse((response) => response.url().includes('autosave') && response.status() === 200);

  const at = new Date(Math.ceil((Date.now() + 8_000) / 60_000) * 60_000);
  const typed = at.toLocaleString('en-US', {
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'Asia/Jakarta',
  });
  await page.locator('.form-submit .popup__trigger-wrap button').click();
  await page.locator('#schedule-publish').click();
  const drawer = page.locator('.schedule-publish');
  await drawer.getByText('Publikasikan', { exact: true }).click();
  // The date format of the field: "Nov 21, 2026 12:54 AM".
  await drawer.locator('.date-time-picker input').fill(typed.replace(/(\d{4}), /, '$1 '));
  await drawer.getByRole('heading', { level: 2 }).click();
  await drawer.locator('#scheduled-publish-save').click();
  await expect(drawer.locator('.schedule-publish__upcoming table')).toBeVisible();

  const isShown = async () =>
    (await (await fetch(`${stack.siteUrl}/news/${slug}`)).text()).includes('Terbit pada waktunya');
  expect(await isShown()).toBe(false);
  await expect.poll(isShown, { timeout: at.getTime() - Date.now() + 8_000, intervals: [100] }).toBe(true);
  expect(Date.now()).toBeGreaterThanOrEqual(at.getTime());
});
