import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { signInAs } from './back-office.ts';
import { dialog } from './item-form.ts';
import { waitForNetworkIdle } from './network-idle.ts';
import type { SharedStack } from './stack.ts';
import { expect, test } from './test.ts';

/** What treasury has typed or chosen on the market screen is neither lost nor taken for sent. */

const TREASURY = { name: 'Tia Tresuri', email: 'tia@bank.example', password: 'tresuri-rahasia-7' };

let stack: SharedStack;
test.beforeAll(async ({ sharedStack, administrator }) => {
  stack = sharedStack;
  await administrator.addAccount({ ...TREASURY, roles: ['treasury'] });
});

// The admin panel is Payload's: its console output is not under our control.
test.use({ expectedErrors: [/.*/] });

const field = (page: Page, currency: string, side: 'buy' | 'sell') =>
  page.locator(`#market-rate-${currency}-e-rate-${side}`);

async function openMarket(page: Page): Promise<void> {
  await signInAs(page, stack, TREASURY);
  await page.goto(`${stack.cmsUrl}/admin/market`);
  await expect(page.getByRole('heading', { level: 1, name: 'Data pasar' })).toBeVisible();
  await waitForNetworkIdle(page);
}

test('rates that are typed and not sent are not left without a question', async ({ page }) => {
  await openMarket(page);
  await field(page, 'USD', 'buy').fill('15.000');
  await page.locator('a[href="/admin"]').filter({ visible: true }).first().click();
  await expect(dialog(page)).toContainText('Tinggalkan layar ini?');
  await dialog(page).getByRole('button', { name: 'Tetap di layar ini' }).click();
  await expect(field(page, 'USD', 'buy')).toHaveValue('15.000');
  const asked = page.waitForEvent('dialog');
  const reloaded = page.reload();
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.accept();
  await reloaded;
});

test('what is typed while rates are sent stays in its field', async ({ page }) => {
  await openMarket(page);
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/market/sheets/rates?*', async (route) => {
    await answer.promise;
    await route.fulfill({
      json: { isStored: true, issues: [], changes: [], digest: '', state: 'published' },
    });
  });
  await field(page, 'USD', 'buy').fill('15000');
  await field(page, 'USD', 'sell').fill('15100');
  const sending = page.waitForRequest('**/api/market/sheets/rates?*');
  await page.getByRole('button', { name: 'Terbitkan kurs' }).first().click();
  await sending;
  await field(page, 'SGD', 'buy').fill('11000');
  answer.resolve();
  await expect(field(page, 'USD', 'buy')).toHaveValue('');
  await expect(field(page, 'SGD', 'buy')).toHaveValue('11000');
});

test('a file that was corrected under the same name is checked when it is chosen again', async ({
  page,
}, testInfo) => {
  await openMarket(page);
  const path = testInfo.outputPath('kurs.csv');
  const panel = page.locator('.import-panel').first();
  await panel.locator('summary').click();
  const input = panel.locator('input[type=file]');
  const devTools = await page.context().newCDPSession(page);
  /** As a person: Playwright's own `setInputFiles` reports a change also for the same file. */
  const choose = async () => {
    await input.evaluate((element) => element.addEventListener('click', (event) => event.preventDefault()));
    await input.click();
    const { result } = await devTools.send('Runtime.evaluate', {
      expression: "document.querySelector('.import-panel input[type=file]')",
    });
    await devTools.send('DOM.setFileInputFiles', { files: [path], objectId: result.objectId });
  };
  const checked = () => page.waitForResponse((response) => response.url().includes('dryRun=true'));
  await writeFile(path, 'mata uang;jenis;beli;jual\r\nUSD;e-Rate;abc;15100\r\n');
  const first = checked();
  await choose();
  await first;
  await expect(panel.getByText('1 masalah.')).toBeVisible();
  await writeFile(path, 'mata uang;jenis;beli;jual\r\nUSD;e-Rate;15000;15100\r\n');
  const second = checked();
  await choose();
  await second;
  await expect(panel.getByText('1 masalah.')).toBeHidden();
});

test('the start of rates is read with the day first, in any browser', async ({ browser }) => {
  const page = await (await browser.newContext({ locale: 'en-US' })).newPage();
  await page.context().addCookies([{ name: 'payload-lng', value: 'id', url: stack.cmsUrl }]);
  await openMarket(page);
  await field(page, 'USD', 'buy').fill('15000');
  await field(page, 'USD', 'sell').fill('15100');
  const start = page.locator('#market-rates-start');
  const publish = page.getByRole('button', { name: 'Terbitkan kurs' }).first();
  // Neither is a time, though the first looks like what is sent.
  await start.fill('2099-02-01T25:30Z');
  await start.press('Tab');
  await expect(page.getByText('Waktu ini tidak terbaca.')).toBeVisible();
  await start.fill('1/2/2099 25.30');
  await start.press('Tab');
  await expect(page.getByText('Waktu ini tidak terbaca.')).toBeVisible();
  await expect(publish).toBeDisabled();

  await page.route('**/api/market/sheets/rates?*', (route) =>
    route.fulfill({ json: { isStored: true, issues: [], changes: [], digest: '', state: 'published' } }),
  );
  await start.fill('1/2/2099 8.30');
  await start.press('Tab');
  await expect(start).toHaveValue('01/02/2099 08:30');
  const sending = page.waitForRequest('**/api/market/sheets/rates?*');
  await publish.click();
  expect((await sending).postDataJSON()).toMatchObject({ validFrom: '2099-02-01T01:30:00.000Z' });
  await expect(start).toHaveValue('');
  await page.context().close();
});

test('the start of an imported file does not apply to the next file', async ({ page }) => {
  await openMarket(page);
  const panel = page.locator('.import-panel').first();
  await panel.locator('summary').click();
  const start = page.locator('#market-rates-import-start');
  const buffer = Buffer.from('mata uang;jenis;beli;jual\r\nUSD;e-Rate;15000;15100\r\n');
  const checkFile = async () => {
    const checking = page.waitForRequest((request) => request.url().includes('dryRun=true'));
    await panel.locator('input[type=file]').setInputFiles({ name: 'kurs.csv', mimeType: 'text/csv', buffer });
    return new URL((await checking).url()).searchParams.get('validFrom');
  };
  await page.route('**/api/market/sheets/rates?*', (route) => {
    const isStored = route.request().url().includes('dryRun=false');
    const report = { issues: [], changes: [], digest: 'x', decimalFormat: null, state: 'published' };
    return route.fulfill({ json: { ...report, isStored } });
  });
  await start.fill('1/2/2099 8.30');
  await start.press('Tab');
  expect(await checkFile()).toBe('2099-02-01T01:30:00.000Z');
  await panel.getByRole('button', { name: 'Terbitkan kurs' }).click();
  await expect(start).toHaveValue('');
  expect(await checkFile()).toBeNull();
});

test('the day of fund values is read with the day first, and what is typed stays', async ({ page }) => {
  await openMarket(page);
  await page.goto(`${stack.cmsUrl}/admin/market?tab=funds`);
  await waitForNetworkIdle(page);
  const day = page.locator('#market-funds-day');
  const value = page.locator('.market__table input').filter({ visible: true }).first();
  const publish = page.getByRole('button', { name: 'Terbitkan NAB' }).filter({ visible: true });
  await value.fill('1.234,5');
  await day.fill('2/11/2026');
  await expect(page).toHaveURL(/date=2026-11-02/);
  await page.getByLabel('Alasan koreksi').filter({ visible: true }).fill('Salah ketik');
  await expect(publish).toBeEnabled();
  await day.fill('31/02/2026');
  await day.press('Tab');
  await expect(page.getByText('Tanggal ini tidak terbaca.')).toBeVisible();
  await expect(publish).toBeDisabled();
  await day.fill('');
  await day.press('Tab');
  await expect(page.getByText('Isi harinya. Tabel di bawah masih untuk')).toBeVisible();
  await expect(publish).toBeDisabled();

  await day.fill('3/11/2026');
  await day.press('Tab');
  await expect(page).toHaveURL(/date=2026-11-03/);
  await expect(day).toHaveValue('03/11/2026');
  await expect(page.getByRole('columnheader', { name: /3 Nov/ })).toBeVisible();
  await expect(value).toHaveValue('1.234,5');
});
