import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import {
  calculatorField,
  calculatorResult,
  FLAT_LOAN_QUERY,
  LOAN_PATH,
  mainFigure,
  openCalculator,
  withoutScript,
} from './calculator-page.ts';
import { waitForNetworkIdle } from './network-idle.ts';
import { open } from './requests.ts';
import type { SharedStack } from './stack.ts';
import { expect, test } from './test.ts';

let stack: SharedStack;
test.beforeAll(({ sharedStack }) => {
  stack = sharedStack;
});

test('a loan is calculated, and its URL shows the same result in both languages', async ({
  page,
  browser,
}) => {
  await openCalculator(page, stack.siteUrl + LOAN_PATH, 'Plafon kredit');
  await page.getByLabel('Kredit multiguna').check();
  await expect(calculatorField(page, 'Plafon kredit')).toHaveValue('50.000.000');
  await calculatorField(page, 'Plafon kredit').fill('');
  await calculatorField(page, 'Plafon kredit').pressSequentially('120000000');
  await expect(calculatorField(page, 'Plafon kredit')).toHaveValue('120.000.000');
  await calculatorField(page, 'Jangka waktu (tahun)').fill('1');
  await calculatorField(page, 'Suku bunga (% per tahun)').fill('10');
  await page.getByLabel('Flat').check();
  await expect(mainFigure(page)).toHaveText(/11\.000\.000/);
  await expect(calculatorResult(page)).toContainText('12.000.000');
  await expect(calculatorResult(page)).toContainText('132.000.000');
  await expect(calculatorResult(page)).toContainText('17,97% per tahun');
  await expect(calculatorResult(page).getByRole('status')).toHaveText(
    /^Nilai angsuran Rp11\.000\.000 per bulan\.$/,
  );
  await expect(page).toHaveURL(stack.siteUrl + LOAN_PATH + FLAT_LOAN_QUERY);

  const other = await browser.newPage();
  await other.goto(page.url());
  await expect(mainFigure(other)).toHaveText(/11\.000\.000/);
  await expect(calculatorField(other, 'Plafon kredit')).toHaveValue('120.000.000');
  await expect(other.locator('link[rel=canonical]')).toHaveAttribute('href', stack.siteUrl + LOAN_PATH);
  await other.close();

  await page.getByRole('button', { name: /Pilih bahasa/ }).click();
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(`${stack.siteUrl}/en${LOAN_PATH}${FLAT_LOAN_QUERY}`);
  await expect(calculatorField(page, 'Credit limit')).toHaveValue('120,000,000');
  await expect(mainFigure(page)).toHaveText(/IDR\s11,000,000/);
  await page.reload();
  await expect(mainFigure(page)).toHaveText(/IDR\s11,000,000/);
});

test('the way to apply chooses the product that was calculated', async ({ page }) => {
  const apply = page.getByRole('link', { name: 'Ajukan sekarang' });
  await openCalculator(page, stack.siteUrl + LOAN_PATH, 'Plafon kredit');
  await expect(apply).toHaveAttribute('href', '/register-product?product=pinjaman/kpr');
  await page.getByLabel('Kredit multiguna').check();
  await expect(apply).toHaveAttribute('href', '/register-product?product=pinjaman/multiguna');
  await expect(page).toHaveURL(/product=multiguna/);
  expect(await (await fetch(page.url())).text()).toContain(
    'href="/register-product?product=pinjaman/multiguna"',
  );
  await apply.click();
  await expect(page.getByLabel('Produk yang Anda pilih')).toHaveValue(/multiguna/i);
});

test('a loan is calculated without requests, and Back restores it', async ({ page }) => {
  await openCalculator(page, stack.siteUrl + LOAN_PATH, 'Plafon kredit');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const initialFigure = String(await mainFigure(page).textContent());
  await calculatorField(page, 'Plafon kredit').fill('90000000');
  await expect(page).toHaveURL(/principal=90000000/);
  await calculatorField(page, 'Jangka waktu (tahun)').press('Enter');
  await expect(mainFigure(page)).not.toHaveText(initialFigure);
  const figure = await mainFigure(page).textContent();
  // Other pages may be prefetched meanwhile.
  expect(requests.filter((url) => url.includes(`${LOAN_PATH}/_payload`) || url.includes('/api/'))).toEqual(
    [],
  );

  await page.getByRole('link', { name: 'Target tabungan' }).click();
  await expect(page).toHaveTitle(/Kalkulator target tabungan/);
  await page.goBack();
  await expect(calculatorField(page, 'Plafon kredit')).toHaveValue('90.000.000');
  await expect(mainFigure(page)).toHaveText(String(figure));
});

test('thousands separators are inserted while typing, and the caret stays', async ({ page }) => {
  await openCalculator(page, stack.siteUrl + LOAN_PATH, 'Plafon kredit');
  const amount = calculatorField(page, 'Plafon kredit');
  await amount.fill('1234567');
  await expect(amount).toHaveValue('1.234.567');
  await amount.press('Home');
  await amount.press('ArrowRight');
  await amount.pressSequentially('9');
  await expect(amount).toHaveValue('19.234.567');
  await amount.press('Backspace');
  await amount.pressSequentially('8');
  await expect(amount).toHaveValue('18.234.567');
  await amount.press('ArrowRight');
  await amount.press('Backspace');
  await expect(amount).toHaveValue('1.234.567');
});

/** Delays the chunk of the calculator until the returned function is called. */
async function holdCode(page: Page, chunk = /calculator-[^/]*\.js$/): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(chunk, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test('the slider of an amount moves through small and large amounts alike, and says which', async ({
  page,
}) => {
  await openCalculator(page, stack.siteUrl + LOAN_PATH, 'Plafon kredit');
  const [slider, amount] = [
    page.getByLabel('Plafon kredit, penggeser'),
    calculatorField(page, 'Plafon kredit'),
  ];
  await slider.press('Home');
  await expect(amount).toHaveValue('50.000.000');
  await slider.press('ArrowRight');
  await expect(amount).toHaveValue('55.000.000');
  await expect(slider).toHaveAttribute('aria-valuetext', /Rp\s?55\.000\.000/);
  await slider.press('End');
  await expect(amount).toHaveValue('5.000.000.000');
  await amount.fill('405000000');
  await expect(slider).toHaveAttribute('aria-valuetext', /Rp\s?405\.000\.000/);
  await slider.press('ArrowRight');
  await expect(amount).toHaveValue('420.000.000');
});

test('input before hydration is kept', async ({ page }) => {
  const releaseCode = await holdCode(page);
  await open(page, stack.siteUrl);
  const slider = page.getByLabel('Jangka waktu (tahun), penggeser');
  await calculatorField(page, 'Plafon kredit').fill('600000000');
  await slider.focus();
  await slider.press('ArrowLeft');
  await page.getByLabel('Flat').check();
  await expect(calculatorField(page, 'Jangka waktu (tahun)')).toHaveValue('15');
  releaseCode();
  await expect(calculatorField(page, 'Plafon kredit')).toHaveValue('600.000.000');
  await expect(calculatorField(page, 'Jangka waktu (tahun)')).toHaveValue('14');
  await page.getByRole('link', { name: 'Lihat jadwalnya' }).click();
  await expect(page).toHaveURL(/principal=600000000&years=14.*system=flat/);
});

test('input before hydration is kept when a link leads to another part of the page', async ({ page }) => {
  const releaseCode = await holdCode(page, /loan-calculator-[^/]*\.js$/);
  await open(page, `${stack.siteUrl}/pinjaman/kpr`);
  await calculatorField(page, 'Plafon kredit').fill('250000000');
  await page.getByLabel('Flat').check();
  await page.getByRole('link', { name: 'Hitung dulu' }).click();
  releaseCode();
  await expect(page).toHaveURL(/#calculator$/);
  await expect(calculatorField(page, 'Plafon kredit')).toHaveValue('250.000.000');
  await expect(page.getByLabel('Flat')).toBeChecked();
});

test('a calculator in a product page keeps what was typed while the page stays, and has the texts of the next language', async ({
  page,
}) => {
  await openCalculator(page, `${stack.siteUrl}/pinjaman/kpr`, 'Plafon kredit');
  await calculatorField(page, 'Plafon kredit').fill('250000000');
  await page.getByRole('link', { name: 'Hitung dulu' }).click();
  await expect(page).toHaveURL(/#calculator$/);
  await expect(calculatorField(page, 'Plafon kredit')).toHaveValue('250.000.000');
  await page.goBack();
  await expect(page).not.toHaveURL(/#/);
  await expect(calculatorField(page, 'Plafon kredit')).toHaveValue('250.000.000');
  await page.getByRole('button', { name: 'Pilih bahasa' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'English' }).press('Enter');
  await expect(calculatorField(page, 'Credit limit')).toBeVisible();
  await calculatorField(page, 'Credit limit').fill('300000000');
  await expect(mainFigure(page)).toContainText('IDR');
});

test('an amount in the number format of the other language is never misread', async ({ page }) => {
  const releaseCode = await holdCode(page);
  await page.goto(stack.siteUrl + LOAN_PATH + FLAT_LOAN_QUERY);
  const amount = calculatorField(page, 'Plafon kredit');
  await amount.fill('60000000.50');
  releaseCode();
  await expect(amount).not.toHaveAccessibleDescription(/Isi/);
  await amount.fill('60.00');
  await expect(amount).toHaveAccessibleDescription(/Isi antara/);
  await amount.fill('60000000');
  await expect(amount).toHaveValue('60.000.000');
});

test('typed values stay when another product is chosen, as without JavaScript', async ({ page }) => {
  await openCalculator(page, stack.siteUrl + LOAN_PATH, 'Plafon kredit');
  await calculatorField(page, 'Plafon kredit').fill('120000000');
  await page.getByLabel('Kredit multiguna').check();
  await expect(calculatorField(page, 'Plafon kredit')).toHaveValue('120.000.000');
  await expect(calculatorField(page, 'Jangka waktu (tahun)')).toHaveValue('2');
  await expect(page).toHaveURL(/product=multiguna&principal=120000000&years=2/);
  // More than the product allows.
  await page.getByLabel('Kredit rumah (KPR)').check();
  await calculatorField(page, 'Plafon kredit').fill('900000000');
  await page.getByLabel('Kredit multiguna').check();
  await expect(calculatorField(page, 'Plafon kredit')).toHaveValue('900.000.000');
  await expect(calculatorField(page, 'Plafon kredit')).toHaveAccessibleDescription(/Isi antara/);
});

test('the calculator can be used by keyboard', async ({ page }) => {
  await open(page, stack.siteUrl + LOAN_PATH);
  await page.getByLabel('Kredit rumah (KPR)').focus();
  await expect(page.locator('#loan-calculator-result')).toBeVisible();
  await waitForNetworkIdle(page);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByLabel('Modal kerja usaha')).toBeChecked();
  await expect(page.getByLabel('Modal kerja usaha')).toBeFocused();
  await expect(calculatorField(page, 'Plafon kredit')).toHaveValue('120.000.000');
  await page.keyboard.press('Tab');
  await expect(calculatorField(page, 'Plafon kredit')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Plafon kredit, penggeser')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(calculatorField(page, 'Plafon kredit')).not.toHaveValue('120.000.000');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('End');
  await expect(calculatorField(page, 'Jangka waktu (tahun)')).toHaveValue('10');
  await page.getByRole('group').filter({ hasText: 'Per bulan' }).locator('summary').press('Enter');
  await expect(page.getByRole('region', { name: 'Jadwal angsuran, Per bulan' })).toBeVisible();
});

test('the print style shows the whole schedule and no controls', async ({ page }) => {
  await openCalculator(page, stack.siteUrl + LOAN_PATH + FLAT_LOAN_QUERY, 'Plafon kredit');
  await calculatorField(page, 'Plafon kredit').fill('60000000');
  await calculatorField(page, 'Suku bunga (% per tahun)').fill('9,125');
  await expect(page).toHaveURL(/principal=60000000.*rate=9\.1250/);
  await page.emulateMedia({ media: 'print' });
  const months = page.getByRole('region', { name: 'Jadwal angsuran, Per bulan' });
  await expect(months.getByRole('row')).toHaveCount(14);
  await expect(months.getByRole('row').last()).toBeVisible();
  await expect(page.getByText('Ilustrasi ini tidak mengikat').first()).toBeVisible();
  await expect(page.locator('dd').filter({ hasText: 'Kredit multiguna' })).toBeVisible();
  await expect(page.locator('dd').filter({ hasText: /^9,125\s?%$/ })).toBeVisible();
  await expect(page.getByText(/calculators\/loan\?.*principal=60000000/)).toBeVisible();
  for (const control of [
    page.locator('main input'),
    page.locator('main button'),
    page.locator('main a[download]'),
  ]) {
    for (const one of await control.all()) await expect(one).toBeHidden();
  }
});

for (const { locale, path, link, name, separator } of [
  { locale: 'id', path: LOAN_PATH, link: 'Unduh CSV', name: 'jadwal-angsuran-multiguna.csv', separator: ';' },
  {
    locale: 'en',
    path: `/en${LOAN_PATH}`,
    link: 'Download CSV',
    name: 'instalment-schedule-multiguna.csv',
    separator: ',',
  },
]) {
  test(`the file with the figures (${locale}) sums to the principal`, async ({ page }) => {
    await open(
      page,
      `${stack.siteUrl}${path}?product=multiguna&principal=99999999&years=2&rate=10.5&system=annuity`,
    );
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: link }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe(name);
    const text = await readFile(await file.path(), 'utf8');
    const [, ...rows] = text.trimEnd().split('\r\n');
    const sum = (column: number) =>
      rows.reduce((total, row) => total + Number(row.split(separator)[column]), 0);
    expect(rows).toHaveLength(24);
    expect(sum(2)).toBe(99_999_999);
    expect(sum(1)).toBe(sum(2) + sum(3));
  });
}

test('without JavaScript the form shows the whole result', async ({ browser }) => {
  const page = await withoutScript(browser);
  await page.goto(stack.siteUrl + LOAN_PATH);
  await expect(page.getByText('Ilustrasi ini tidak mengikat').first()).toBeVisible();
  await expect(page.locator('input[type=range]').first()).toBeHidden();

  // Defaults of the previous product are replaced, typed values are kept.
  await page.getByLabel('Kredit multiguna').check();
  await calculatorField(page, 'Plafon kredit').fill('120.000.000');
  await page.getByRole('button', { name: 'Hitung' }).click();
  await expect(page.getByLabel('Kredit multiguna')).toBeChecked();
  await expect(calculatorField(page, 'Plafon kredit')).toHaveValue('120.000.000');
  await expect(calculatorField(page, 'Jangka waktu (tahun)')).toHaveValue('2');

  await calculatorField(page, 'Jangka waktu (tahun)').fill('1');
  await calculatorField(page, 'Suku bunga (% per tahun)').fill('10,0');
  await page.getByLabel('Flat').check();
  await calculatorField(page, 'Suku bunga (% per tahun)').press('Enter');
  await expect(mainFigure(page)).toHaveText(/11\.000\.000/);

  const shared = await page.getByRole('link', { name: 'Bagikan lewat WhatsApp' }).getAttribute('href');
  expect(decodeURIComponent(String(shared))).toContain(LOAN_PATH + FLAT_LOAN_QUERY);
  await page.locator('summary', { hasText: 'Per bulan' }).click();
  await expect(page.getByRole('region', { name: 'Jadwal angsuran, Per bulan' })).toBeVisible();
  const file = await page.request.get(
    stack.siteUrl + (await page.getByRole('link', { name: 'Unduh CSV' }).getAttribute('href')),
  );
  expect(file.status()).toBe(200);
  expect((await file.text()).trimEnd().split('\r\n')).toHaveLength(13);

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('region', { name: 'Jadwal angsuran, Per tahun' })).toBeVisible();
  await expect(calculatorField(page, 'Plafon kredit')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  await calculatorField(page, 'Plafon kredit').fill('banyak');
  await calculatorField(page, 'Plafon kredit').press('Enter');
  await expect(calculatorField(page, 'Plafon kredit')).toHaveValue('banyak');
  await expect(calculatorField(page, 'Plafon kredit')).toHaveAccessibleDescription(/Isi dengan angka/);
  await expect(mainFigure(page)).toHaveCount(0);
  await page.context().close();
});
