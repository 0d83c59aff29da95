import type { Page } from '@playwright/test';
import { listAccessibilityProblems } from './axe.ts';
import { open, openAndLoadMetadata } from './requests.ts';
import type { SharedStack } from './stack.ts';
import { expect, SLOW, test } from './test.ts';

let stack: SharedStack;
test.beforeAll(({ sharedStack }) => {
  stack = sharedStack;
});

const address = (path: string) => `${stack.siteUrl}${path}`;
const result = (page: Page) => page.locator('.main-figure');
const amountField = (page: Page) => page.getByLabel('Jumlah', { exact: true });
const from = (page: Page) => page.getByLabel('Dari', { exact: true });
const to = (page: Page) => page.getByLabel('Ke', { exact: true });

/** The rates of a currency from the open data API. */
async function ratesOf(page: Page, currency: string, rateType = 'e-rate') {
  const response = await page.request.get(address('/api/id/v2/exchange-rates'));
  const { rates } = (await response.json()) as {
    rates: { currency: string; rateType: string; buy: number; sell: number; unit: number }[];
  };
  const rate = rates.find((each) => each.currency === currency && each.rateType === rateType);
  if (!rate) throw new Error(`no rate of ${currency}`);
  return rate;
}

const rupiah = (amount: number) => `Rp${amount.toLocaleString('id-ID')}`;

test('a visitor converts, and the URL shows the same result to others', async ({ page, browser }) => {
  const { buy, sell } = await ratesOf(page, 'USD');
  await open(page, address('/exchange-rate'));
  await amountField(page).fill('250');
  await expect(result(page)).toHaveText(rupiah(Math.round(250 * buy)));
  await amountField(page).press('End');
  await amountField(page).press('0');
  await expect(amountField(page)).toHaveValue('2.500');
  await expect(result(page)).toHaveText(rupiah(Math.round(2_500 * buy)));
  await expect(page.getByText('Bank membeli USD, kurs beli e-Rate')).toBeVisible();
  await expect(page).toHaveURL(address('/exchange-rate?amount=2500&from=USD&to=IDR'));

  await page.getByRole('button', { name: 'Tukar arah' }).click();
  await expect(from(page)).toHaveValue('IDR');
  await amountField(page).fill('1000000');
  const dollars = (1_000_000 / sell).toFixed(2).replace('.', ',');
  await expect(result(page)).toHaveText(`USD ${dollars}`);
  await expect(page.getByText('Bank menjual USD, kurs jual e-Rate')).toBeVisible();
  await expect(page).toHaveURL(address('/exchange-rate?amount=1000000&from=IDR&to=USD'));

  for (const javaScriptEnabled of [true, false]) {
    const elsewhere = await browser.newContext({ javaScriptEnabled, locale: 'id-ID' });
    const other = await elsewhere.newPage();
    await other.goto(page.url());
    await expect(result(other)).toHaveText(`USD ${dollars}`);
    await expect(amountField(other)).toHaveValue('1.000.000');
    await expect(to(other)).toHaveValue('USD');
    await elsewhere.close();
  }
});

test('between two foreign currencies the first is sold and the second bought', async ({ page }) => {
  const [euro, yen] = [await ratesOf(page, 'EUR'), await ratesOf(page, 'JPY')];
  await page.goto(address('/exchange-rate?amount=100&from=EUR&to=JPY'));
  const expected = Math.round(((100 * euro.buy) / yen.sell) * yen.unit);
  await expect(result(page)).toHaveText(`JPY ${expected.toLocaleString('id-ID')}`);
  await expect(page.getByText('Bank membeli EUR')).toBeVisible();
  await expect(page.getByText('Bank menjual JPY')).toBeVisible();
});

test('the converter can be used by keyboard', async ({ page }) => {
  const { buy } = await ratesOf(page, 'SGD');
  await open(page, address('/exchange-rate'));
  await amountField(page).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('300,5');
  await page.keyboard.press('Tab');
  await expect(from(page)).toBeFocused();
  await page.keyboard.type('SGD');
  await expect(result(page)).toHaveText(rupiah(Math.round(300.5 * buy)));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Hitung', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/amount=300.5&from=SGD&to=IDR$/);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(to(page)).toHaveValue('SGD');

  const chart = page.getByRole('slider');
  await chart.focus();
  await page.keyboard.press('Home');
  const first = await chart.getAttribute('aria-valuetext');
  await page.keyboard.press('ArrowRight');
  expect(await chart.getAttribute('aria-valuetext')).not.toBe(first);
  await expect(chart).toHaveAttribute('aria-valuenow', '1');
});

test('rates that become stale while the page is open are no longer used', async ({ page }) => {
  await page.clock.install();
  await openAndLoadMetadata(page, address('/exchange-rate'));
  await amountField(page).fill('250');
  await expect(result(page)).toBeVisible();
  await expect(page.getByText('Kurs ini belum diperbarui')).toHaveCount(0);
  // Longer than any holidays plus the time after which rates are stale.
  await page.clock.setSystemTime(Date.now() + 30 * 24 * 60 * 60 * 1_000);
  await page.clock.runFor(60_000);
  await expect(page.getByText('Kurs ini belum diperbarui')).toBeVisible();
  await expect(page.getByText('jadi jumlahnya tidak kami hitung').first()).toBeVisible();
  await expect(result(page)).toHaveCount(0);
  await amountField(page).fill('300');
  await expect(result(page)).toHaveCount(0);
});

const BAD_AMOUNTS = [
  ['seratus', 'Isi jumlah dengan angka'],
  ['', 'Isi jumlah dengan angka'],
  ['1e309', 'Isi jumlah dengan angka'],
  ['-5', 'Isi jumlah yang lebih dari nol.'],
  ['0', 'Isi jumlah yang lebih dari nol.'],
  ['999999999999999', 'Isi jumlah paling banyak 100.000.000.000.'],
] as const;

test('an invalid amount shows an error, typed or in the URL', async ({ page }) => {
  const said = (message: string) => new RegExp(message.replaceAll('.', '\\.'));
  for (const [amount, message] of BAD_AMOUNTS) {
    const response = await page.goto(
      address(`/exchange-rate?amount=${encodeURIComponent(amount)}&from=USD&to=IDR`),
    );
    expect(response?.status()).toBe(200);
    await expect(amountField(page), `${amount} in the URL`).toHaveAttribute('aria-invalid', 'true');
    await expect(amountField(page)).toHaveAccessibleDescription(said(message));
    await expect(result(page)).toHaveCount(0);
    await expect(page.locator('body')).not.toContainText(/NaN|Infinity|undefined/);
  }
  await open(page, address('/exchange-rate'));
  for (const [amount, message] of BAD_AMOUNTS) {
    await amountField(page).fill(amount);
    await expect(amountField(page), `${amount} typed`).toHaveAccessibleDescription(said(message));
    await expect(page.getByText('Hasilnya tampil di sini')).toBeVisible();
    await amountField(page).fill('7');
    await expect(result(page)).toBeVisible();
  }
});

test('unknown values in the URL show a notice and the defaults', async ({ page }) => {
  const response = await page.goto(
    address('/exchange-rate?type=gold&currency=XYZ&days=7&amount=5&from=%3Cb%3E&to=USD&page=2'),
  );
  expect(response?.status()).toBe(200);
  await expect(page.getByText('tidak mempunyai “gold”, “XYZ”, “7”')).toBeVisible();
  await expect(from(page)).toHaveAccessibleDescription(/tidak ada dalam kurs e-Rate/);
  await expect(from(page)).toHaveValue('<B>');
  await page.goto(address('/en/exchange-rate?amount=5&from=USD&to=usd'));
  await expect(page.getByLabel('To', { exact: true })).toHaveAccessibleDescription(
    'Choose two different currencies.',
  );
});

test('rate types, currencies and periods are selected by links', async ({ page }) => {
  const { sell } = await ratesOf(page, 'KRW', 'bank-notes');
  await open(page, address('/exchange-rate'));
  await page.getByRole('link', { name: 'Bank Notes' }).click();
  await expect(page).toHaveURL(/type=bank-notes#rates$/);
  await expect(page.getByRole('link', { name: 'Bank Notes' })).toHaveAttribute('aria-current', 'page');
  const row = page.getByRole('row', { name: /KRW/ }).first();
  await expect(row).toContainText('per 100');
  await expect(row).toContainText(sell.toLocaleString('id-ID', { minimumFractionDigits: 2 }));
  await row.getByRole('link').click();
  await expect(page).toHaveURL(/type=bank-notes&currency=KRW#history$/);
  await page.getByRole('link', { name: '30 hari' }).click();
  await expect(
    page.getByText('Kurs Bank Notes KRW dalam rupiah per 100 KRW, 30 hari terakhir'),
  ).toBeVisible();
  await page.getByText('Lihat angkanya dalam tabel').click();
  await expect(page.locator('.chart-disclosure tbody tr').first()).toBeVisible();
});

test('another rate type keeps amount and currencies', async ({ page }) => {
  const { buy } = await ratesOf(page, 'EUR', 'bank-notes');
  await open(page, address('/exchange-rate'));
  await amountField(page).fill('250');
  await from(page).selectOption('EUR');
  await expect(page).toHaveURL(/amount=250&from=EUR&to=IDR$/);
  await page.getByRole('link', { name: 'Bank Notes' }).click();
  await expect(page).toHaveURL(/type=bank-notes&amount=250&from=EUR&to=IDR#rates$/);
  await expect(from(page)).toHaveValue('EUR');
  await expect(result(page)).toHaveText(rupiah(Math.round(250 * buy)));
  await page.reload();
  await expect(amountField(page)).toHaveValue('250');
  await expect(from(page)).toHaveValue('EUR');
});

test('figures are downloaded in the number format of the language', async ({ page }) => {
  await page.goto(address('/exchange-rate?currency=JPY&days=30'));
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('#history').getByRole('link', { name: 'Unduh CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('kurs-jpy-e-rate-30-hari.csv');
  const textOf = async (path: string) => (await page.request.get(address(path))).text();
  expect(await textOf('/api/id/v2/exchange-rates.csv')).toMatch(/\r\nTHB;Baht Thailand;1;e-rate;\d+,\d+;/);
  expect(await textOf('/api/en/v2/exchange-rates.csv')).toMatch(/\r\nTHB,Thai baht,1,e-rate,\d+\.\d+,/);
  await page.goto(address('/en/exchange-rate'));
  await expect(page.locator('#rates').getByRole('link', { name: 'Download CSV' })).toHaveAttribute(
    'href',
    '/api/en/v2/exchange-rates.csv',
  );
});

test('the old URL of the rates redirects to the page', async ({ page }) => {
  await page.goto(address('/exchange-rates?type=tt-counter'));
  await expect(page).toHaveURL(address('/exchange-rate?type=tt-counter'));
  await page.goto(address('/en/exchange-rates'));
  await expect(page).toHaveURL(address('/en/exchange-rate'));
});

test('the page has structured data of the rates', async ({ page }) => {
  const { buy, sell } = await ratesOf(page, 'USD');
  await page.goto(address('/exchange-rate'));
  const blocks = await page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((scripts) => scripts.map((script) => JSON.parse(script.textContent ?? '')));
  const graph = blocks.find((block) => block['@graph'])?.['@graph'];
  expect(graph).toHaveLength(14);
  expect(graph[0]).toMatchObject({
    '@type': 'ExchangeRateSpecification',
    currency: 'USD',
    currentExchangeRate: { '@type': 'UnitPriceSpecification', price: sell, priceCurrency: 'IDR' },
    exchangeRateSpread: { value: Number((sell - buy).toFixed(4)) },
  });
});

for (const path of [
  '/exchange-rate',
  '/en/exchange-rate?type=tt-counter&currency=JPY&days=365&amount=5&from=USD&to=JPY',
  '/exchange-rate?amount=x&from=&to=XYZ',
]) {
  const tag = path === '/exchange-rate' ? {} : SLOW;
  test(`axe finds nothing on ${path}, initially and in use`, tag, async ({ page }) => {
    await open(page, address(path));
    expect(await listAccessibilityProblems(page)).toEqual([]);
    await page.getByRole('slider').focus();
    await page.keyboard.press('Home');
    await page.locator('.chart-disclosure > summary').click();
    expect(await listAccessibilityProblems(page)).toEqual([]);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 700 } });

  test('converting, swapping currencies and the history work', async ({ page }) => {
    const { buy, sell } = await ratesOf(page, 'USD', 'bank-notes');
    await page.goto(address('/exchange-rate?type=bank-notes'));
    await amountField(page).fill('1.250,5');
    await page.getByRole('button', { name: 'Hitung', exact: true }).click();
    await expect(page).toHaveURL(/type=bank-notes&amount=1250\.5&from=USD&to=IDR#converter$/);
    await expect(result(page)).toHaveText(rupiah(Math.round(1_250.5 * buy)));
    await amountField(page).fill('5.000.000');
    await page.getByRole('button', { name: 'Tukar arah' }).click();
    await expect(result(page)).toHaveText(`USD ${(5_000_000 / sell).toFixed(2).replace('.', ',')}`);
    await page.getByLabel('Mata uang', { exact: true }).selectOption('JPY');
    await page.getByRole('button', { name: 'Tampilkan' }).click();
    await expect(page.getByText('Kurs Bank Notes JPY dalam rupiah per 100 JPY')).toBeVisible();
    await amountField(page).fill('x');
    await amountField(page).press('Enter');
    await expect(amountField(page)).toHaveValue('x');
    await expect(amountField(page)).toHaveAccessibleDescription(/Isi jumlah dengan angka/);
  });
});

test('the home page shows the main rates and links to the page', async ({ page }) => {
  const { buy } = await ratesOf(page, 'USD');
  await open(page, address('/'));
  const card = page.locator('main section').first();
  await expect(card.getByRole('row', { name: /USD/ })).toContainText(buy.toLocaleString('id-ID'));
  await card.getByRole('link', { name: 'Konversi mata uang' }).click();
  await expect(page).toHaveURL(address('/exchange-rate#converter'));
  await expect(amountField(page)).toBeInViewport();
});
