import type { Browser, Page } from '@playwright/test';
import { listAccessibilityProblems } from './axe.ts';
import { open } from './requests.ts';
import type { SharedStack } from './stack.ts';
import { expect, SLOW, test } from './test.ts';

let stack: SharedStack;
test.beforeAll(({ sharedStack }) => {
  stack = sharedStack;
});

async function withoutScript(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'id-ID' });
  return context.newPage();
}

test('the figures of cards beside each other are level', async ({ page }) => {
  await page.goto(`${stack.siteUrl}/pinjaman`);
  const cards = await page.locator('.product-card').evaluateAll((elements) =>
    elements.map((card) => ({
      top: Math.round(card.getBoundingClientRect().top),
      lines: [...card.querySelectorAll('dl > div')].map((line) =>
        Math.round(line.getBoundingClientRect().top),
      ),
    })),
  );
  expect(cards.map(({ lines }) => lines.length)).toEqual([3, 3, 3, 3, 3]);
  for (const { top, lines } of cards) expect(lines).toEqual(cards.find((other) => other.top === top)?.lines);
});

test('a visitor without JavaScript goes from three questions to the form with the product chosen', async ({
  browser,
}) => {
  const page = await withoutScript(browser);
  await page.goto(`${stack.siteUrl}/pinjaman`);
  await page.getByRole('link', { name: 'Bantu saya memilih' }).click();
  await page.getByLabel('Modal usaha').check();
  await page.getByLabel('Paling lama tiga tahun').check();
  await page.getByLabel('Sampai Rp50 juta').check();
  await page.getByRole('button', { name: 'Lihat yang cocok' }).click();
  await expect(page).toHaveURL(/\?purpose=business&time=short&way=small#fit-result$/);
  const result = page.getByRole('region', { name: 'Yang paling cocok' });
  await expect(result.getByRole('heading', { level: 3 }).first()).toHaveText('Kredit Mikro Lentera');
  await expect(result).toContainText('Yang dinilai adalah usaha Anda, bukan slip gaji.');
  await result.getByRole('link', { name: 'Ajukan Kredit Mikro Lentera' }).click();
  await expect(page).toHaveURL(/\/register-product\?product=pinjaman\/kredit-mikro$/);
  await expect(page.getByLabel('Produk yang Anda pilih')).toHaveValue('pinjaman/kredit-mikro');
  await expect(page.getByText('slip gaji tiga bulan terakhir')).toBeVisible();
  await page.context().close();
});

test('a visitor compares two products by keyboard, and keeps the answers', async ({ page }) => {
  await open(page, `${stack.siteUrl}/en/simpanan?purpose=self&time=months&way=once`);
  const table = page.getByRole('table', { name: /Comparison of/ });
  await expect(table.getByRole('columnheader')).toHaveCount(3);
  await page.getByLabel('Third product').selectOption('giro');
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await expect(table.getByRole('columnheader')).toHaveCount(4);
  await page.getByLabel('First product').selectOption('deposito');
  await page.getByLabel('Second product').selectOption('tabungan');
  await page.getByLabel('Third product').selectOption('');
  await page.getByRole('button', { name: 'Compare', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/purpose=self&time=months&way=once&first=deposito&second=tabungan/);
  await expect(table.getByRole('columnheader')).toHaveCount(3);
  await expect(table.getByRole('row', { name: /^First deposit/ })).toContainText(
    /IDR\s1\smillion.*IDR\s50,000/,
  );
  await expect(page.getByLabel('Me and my family')).toBeChecked();
});

test('the form of a chosen loan describes the next steps of a loan, without JavaScript', async ({
  browser,
}) => {
  const page = await withoutScript(browser);
  await page.goto(`${stack.siteUrl}/register-product?product=pinjaman/kpr`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ajukan KPR Lentera');
  await expect(page.getByRole('link', { name: 'Syarat, biaya, dan manfaat KPR Lentera' })).toBeVisible();
  await expect(page.getByText('penawaran tertulis dengan bunga dan seluruh biayanya')).toBeVisible();
  await page.context().close();
});

test('a product leads with its benefits, its promotion and its calculator', async ({ page }) => {
  await open(page, `${stack.siteUrl}/pinjaman/kpr`);
  const headings = await page.getByRole('heading', { level: 2 }).allTextContents();
  const order = ['Yang Anda dapatkan', 'KPR rumah pertama, bunga tetap lima tahun', 'Hitung sendiri'];
  expect(headings.slice(0, 3)).toEqual(order);
  expect(headings.indexOf('Ringkasan informasi produk')).toBeLessThan(headings.indexOf('Syarat'));
  await expect(page.getByRole('region', { name: 'Promo produk ini' })).toContainText('1.000 akad');
  await page.getByRole('link', { name: 'Pinjaman', exact: true }).first().click();
  await expect(page).toHaveURL(`${stack.siteUrl}/pinjaman`);
});

for (const path of ['/simpanan?purpose=self&time=years&way=once', '/en/pinjaman', '/wealth']) {
  // The others have the same template, with fewer choices.
  test(`axe finds nothing on ${path}`, path.includes('?') ? {} : SLOW, async ({ page }) => {
    await open(page, stack.siteUrl + path);
    expect(await listAccessibilityProblems(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
}
