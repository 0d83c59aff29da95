import type { Page } from '@playwright/test';
import type { Administrator } from '../bench/administrator.ts';
import { signInAs } from './back-office.ts';
import { createNews, saveState } from './item-form.ts';
import { waitForNetworkIdle } from './network-idle.ts';
import type { SharedStack } from './stack.ts';
import { expect, test } from './test.ts';

/** What staff type in forms of the back office is what is stored. */

const PUBLISHER = { name: 'Sinta Penerbit', email: 'sinta@bank.example', password: 'penerbit-rahasia-8' };

let stack: SharedStack;
let administrator: Administrator;
test.beforeAll(async ({ sharedStack, administrator: registered }) => {
  stack = sharedStack;
  administrator = registered;
  await administrator.addAccount({ ...PUBLISHER, roles: ['publisher'] });
});

// The admin panel is Payload's: its console output is not under our control.
test.use({ expectedErrors: [/.*/] });

async function open(page: Page, path: string): Promise<void> {
  await page.context().addCookies([{ name: 'payload-lng', value: 'id', url: stack.cmsUrl }]);
  await page.goto(`${stack.cmsUrl}/admin${path}`);
  await waitForNetworkIdle(page);
}

test('a date typed in Indonesian notation is stored, and the field says what is not a date', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await signInAs(page, stack, PUBLISHER);
  await open(page, '/globals/settings?locale=id');
  await page.getByRole('button', { name: 'Pengumuman' }).first().click();
  const field = page.locator('#field-banner__until');
  const input = field.locator('input');
  const stored = async () =>
    (
      (await administrator.call('GET', '/api/globals/settings?depth=0')) as {
        banner: { until: string | null };
      }
    ).banner.until;
  await input.pressSequentially('31/12/2026 23.59');
  await input.press('Enter');
  await expect(input).toHaveValue('31 Des 2026 23:59');
  await page.locator('#action-save').click();
  await expect(saveState(page)).toContainText('Tersimpan pukul');
  expect(await stored()).toBe('2026-12-31T16:59:00.000Z');

  await input.fill('akhir tahun');
  await page.locator('#field-banner__text').focus();
  await expect(field).toContainText('Tanggal ini tidak terbaca');
  await expect(input).toHaveValue('akhir tahun');
  expect(await stored()).toBe('2026-12-31T16:59:00.000Z');
});

test('a schedule of a draft publishes it, unless something else is chosen', async ({ page }) => {
  test.setTimeout(120_000);
  await signInAs(page, stack, PUBLISHER);
  await open(page, '');
  await createNews(page, stack, 'Terbit nanti');
  await page.locator('.form-submit .popup__trigger-wrap button').click();
  await page.locator('#schedule-publish').click();
  const drawer = page.locator('.schedule-publish');
  await expect(drawer.getByRole('radio', { name: 'Publikasikan', exact: true })).toBeChecked();
});

test('each mail address that was typed is stored, also the last one', async ({ page }) => {
  test.setTimeout(120_000);
  await signInAs(page, stack, administrator.credentials);
  await open(page, '/globals/service');
  await page.locator('#field-notify .array-field__add-row').click();
  const addresses = page.locator('#field-notify__0__addresses');
  await page.locator('#field-notify__0__for .rs__control').click();
  await page.locator('#field-notify__0__for .rs__option').first().click();
  await addresses.fill('layanan@bank.example\nkedua@bank.example');
  await page.locator('#action-save').click();
  await expect(saveState(page)).toContainText('Tersimpan pukul');
  const { notify } = (await administrator.call('GET', '/api/globals/service?depth=0')) as {
    notify: { addresses: string[] }[];
  };
  expect(notify.map((row) => row.addresses)).toEqual([['layanan@bank.example', 'kedua@bank.example']]);
  await administrator.call('POST', '/api/globals/service', { notify: [] });
});

test('a list names items without a title in its language by their other title', async ({ page }) => {
  await signInAs(page, stack, PUBLISHER);
  await open(page, '');
  const id = await createNews(page, stack, 'Hanya berbahasa Indonesia');
  await open(page, '/collections/news?locale=en&sort=-createdAt');
  const title = page.getByRole('link', { name: 'Hanya berbahasa Indonesia (bahasa Indonesia)' });
  await expect(title).toHaveAttribute('href', `/admin/collections/news/${id}`);
});
