import type { Browser, Page } from '@playwright/test';
import { listAccessibilityProblems } from './axe.ts';
import { open } from './requests.ts';
import type { SharedStack } from './stack.ts';
import { expect, SLOW, test } from './test.ts';

let stack: SharedStack;
test.beforeAll(({ sharedStack }) => {
  stack = sharedStack;
});

/** The product has a rate of 8.75 %; the default of the calculator is 9.5 %. */
const PRODUCT = '/pinjaman/kpr';
/** A CMS page with two calculator blocks. */
const PAGE = '/informasi/rumah-pertama';

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const loan = (page: Page) => page.locator('#loan-calculator');

async function withoutScript(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'id-ID' });
  return context.newPage();
}

for (const path of [PRODUCT, PAGE]) {
  test(`${path} calculates a loan at the rate of the product, without changing the URL`, async ({ page }) => {
    await open(page, stack.siteUrl + path);
    await expect(field(page, 'Suku bunga (% per tahun)').last()).toHaveValue('8,75');
    await expect(loan(page).locator('.main-figure')).toHaveText(/3\.997\.795/);
    const code = page.waitForResponse(/loan-calculator-[^/]*\.js$/);
    await field(page, 'Plafon kredit').focus();
    await code;
    await field(page, 'Plafon kredit').fill('800000000');
    await expect(field(page, 'Plafon kredit')).toHaveValue('800.000.000');
    await expect(loan(page).locator('.main-figure')).toHaveText(/7\.995\.589/);
    await expect(page).toHaveURL(stack.siteUrl + path);
  });

  test(`${path} calculates a loan without JavaScript, on the page of the calculator`, async ({ browser }) => {
    const page = await withoutScript(browser);
    await page.goto(stack.siteUrl + path);
    await expect(loan(page).locator('.main-figure')).toHaveText(/3\.997\.795/);
    await field(page, 'Plafon kredit').fill('800000000');
    await loan(page).getByRole('button', { name: 'Hitung' }).click();
    await expect(page).toHaveURL(/\/calculators\/loan\?.*product=kpr.*principal=800000000/);
    await expect(field(page, 'Suku bunga (% per tahun)')).toHaveValue('8,75');
    await expect(page.locator('.main-figure')).toHaveText(/7\.995\.589/);
    await page.context().close();
  });
}

test('two calculators on a page are independent', async ({ page }) => {
  await open(page, stack.siteUrl + PAGE);
  const savings = page.locator('#savings-calculator');
  await expect(savings.locator('.main-figure')).toBeVisible();
  await field(page, 'Target').focus();
  await field(page, 'Target').fill('90000000');
  await expect(field(page, 'Target')).toHaveValue('90.000.000');
  await expect(loan(page).locator('.main-figure')).toHaveText(/3\.997\.795/);
  const ids = await page.evaluate(() => [...document.querySelectorAll('[id]')].map(({ id }) => id));
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test('a deposit shows its interest and the guarantee', async ({ page }) => {
  await open(page, `${stack.siteUrl}/simpanan/deposito`);
  await expect(page.getByRole('region', { name: 'Bunga', exact: true }).getByRole('row')).toHaveCount(6);
  await expect(page.getByRole('region', { name: 'Simpanan dijamin' })).toContainText(/Penjamin.*Rp2\smiliar/);
  await expect(page.locator('#deposit-calculator .main-figure')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Simpanan dijamin' })).toContainText(
    /Tingkat bunga penjaminan untuk rupiah \d(?:,\d\d?)?\s?% per tahun, berlaku sampai/,
  );
});

test('a product links to its application form and to related products', async ({ page }) => {
  await open(page, stack.siteUrl + PRODUCT);
  await expect(page.getByRole('link', { name: 'Ajukan KPR' }).first()).toHaveAttribute(
    'href',
    '/register-product?product=pinjaman/kpr',
  );
  await page.getByRole('link', { name: 'Kredit Multiguna Lentera' }).click();
  await expect(page).toHaveTitle(/Kredit Multiguna Lentera/);
  await expect(field(page, 'Suku bunga (% per tahun)')).toHaveValue('10,5');
});

for (const path of [PRODUCT, '/en/simpanan/deposito', PAGE, '/layanan/kartu-debit', '/about-us/sejarah']) {
  // `every-page.spec.ts` visits one item of each collection.
  test(`axe finds nothing on ${path}`, path === PRODUCT ? {} : SLOW, async ({ page }) => {
    await open(page, stack.siteUrl + path);
    expect(await listAccessibilityProblems(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
}

for (const path of ['/informasi/tidak-ada', '/tidak-ada/apa', '/simpanan/tidak-ada']) {
  test(`${path} is 404`, async ({ request }) => {
    expect((await request.get(stack.siteUrl + path)).status()).toBe(404);
  });
}
