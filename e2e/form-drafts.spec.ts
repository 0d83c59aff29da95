import { controlOf, enterForm, FORM_TEXTS, fillByLabel, firstButton, formCase } from './site-form.ts';
import type { SharedStack } from './stack.ts';
import { expect, test } from './test.ts';

// The browser logs the error status of a rejected form.
test.use({ expectedErrors: [/status of 400 /] });

let stack: SharedStack;
test.beforeAll(({ sharedStack }) => {
  stack = sharedStack;
});

test.describe('a draft', () => {
  test('is restored after a reload and in the other language, without sensitive answers', async ({
    page,
  }) => {
    const testCase = await formCase('complaint', 'id');
    await page.goto(stack.siteUrl + testCase.path);
    await fillByLabel(await enterForm(page, testCase), testCase);
    await page.reload();
    for (const inLanguage of [testCase, await formCase('complaint', 'en')]) {
      await page.goto(stack.siteUrl + inLanguage.path);
      const form = page.locator('#form');
      await expect(form.getByText(FORM_TEXTS[inLanguage.language].restored)).toBeVisible();
      const answerTo = (field: string) =>
        controlOf(form, inLanguage.texts.fields[field]?.label ?? '').inputValue();
      expect(await answerTo('chronology')).toBe(testCase.sample.chronology);
      expect(await answerTo('product')).toBe(testCase.sample.product);
      expect(await answerTo('identityNumber')).toBe('');
      expect(await answerTo('accountNumber')).toBe('');
    }
    const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
    expect(stored).toContain(testCase.sample.chronology);
    for (const field of ['identityNumber', 'accountNumber']) {
      const number = testCase.sample[field] ?? '';
      expect(stored).not.toContain(number);
      expect(stored).not.toContain(number.replaceAll(' ', ''));
    }
  });

  test('of a short form is restored after a reload and by Back, without the identity number', async ({
    page,
  }) => {
    const testCase = await formCase('data-request', 'id');
    await page.goto(stack.siteUrl + testCase.path);
    const form = await enterForm(page, testCase);
    await fillByLabel(form, testCase);
    const answerTo = (field: string) => controlOf(form, testCase.texts.fields[field]?.label ?? '');
    async function expectRestored(): Promise<void> {
      await expect(form.getByText(FORM_TEXTS.id.restored)).toBeVisible();
      await expect(answerTo('details')).toHaveValue(testCase.sample.details ?? '');
      await expect(answerTo('fullName')).toHaveValue(testCase.sample.fullName ?? '');
      await expect(answerTo('identityNumber')).toHaveValue('');
    }
    await page.reload();
    await expectRestored();
    await page.getByRole('banner').getByRole('link').first().click();
    await expect(page).toHaveURL(`${stack.siteUrl}/`);
    await page.goBack();
    await expectRestored();
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(
      testCase.sample.identityNumber,
    );
  });

  test('does not bring back a key that the server has rejected', async ({ page }) => {
    const testCase = await formCase('product-registration', 'id');
    await page.goto(stack.siteUrl + testCase.path);
    const form = await enterForm(page, testCase);
    const key = form.locator('[name="_key"]');
    await fillByLabel(form, testCase);
    await page.reload();
    await expect(form.getByText(FORM_TEXTS.id.restored)).toBeVisible();
    const rejected = await key.inputValue();
    await page.route(/\/v2\/forms\/product-registration$/, (route) =>
      route.fulfill({
        status: 400,
        json: { statusCode: 400, message: '', fields: { '': ['malformed'] } },
      }),
    );
    await firstButton(form, testCase).click();
    await expect(form.getByText('Isian tidak dapat dibaca. Kirim sekali lagi')).toBeVisible();
    await expect(key).not.toHaveValue(rejected);
    const current = await key.inputValue();
    await page.reload();
    await expect(form.getByText(FORM_TEXTS.id.restored)).toBeVisible();
    await expect(key).toHaveValue(current);
  });

  test('is deleted by starting again', async ({ page }) => {
    const testCase = await formCase('msme-consultation', 'id');
    await page.goto(stack.siteUrl + testCase.path);
    const form = await enterForm(page, testCase);
    await fillByLabel(form, testCase);
    await form.getByText('Mulai dari awal').click();
    await form.getByRole('link', { name: 'Hapus semua isian' }).click();
    await expect(page.locator('form#form:not([data-hydrated])')).toBeVisible();
    await page.reload();
    await expect(controlOf(page.locator('#form'), 'Nama usaha')).toHaveValue('');
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Warung Contoh');
  });
});

test('a draft does not choose the product of somebody who comes to register for another one', async ({
  page,
}) => {
  const testCase = await formCase('product-registration', 'id');
  const product = page.getByLabel('Produk yang Anda pilih');
  const name = controlOf(page.locator('#form'), 'Nama lengkap');
  const restored = page.getByText(FORM_TEXTS.id.restored);
  await page.goto(`${stack.siteUrl}${testCase.path}?product=simpanan/tabungan`);
  await enterForm(page, testCase);
  await name.fill('Dewi Kinasih');
  await product.selectOption('simpanan/giro');
  await page.reload();
  await expect(restored).toBeVisible();
  await expect(product).toHaveValue('simpanan/giro');
  await page.goto(`${stack.siteUrl}${testCase.path}?product=pinjaman/kpr`);
  await expect(restored).toBeVisible();
  await expect(product).toHaveValue('pinjaman/kpr');
  await expect(name).toHaveValue('Dewi Kinasih');
});

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
])
  test(`the first press after a reload goes on with what was restored, ${viewport.width} pixels wide`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const testCase = await formCase('msme-consultation', 'id');
    await page.goto(stack.siteUrl + testCase.path);
    await fillByLabel(await enterForm(page, testCase), testCase);
    await page.reload();
    const form = page.locator('form#form[data-hydrated]');
    await expect(form.getByText(FORM_TEXTS.id.restored)).toBeVisible();
    const button = firstButton(form, testCase);
    await button.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    // As long as a finger presses. At the lower edge: a button that moves up by a line is not there any more.
    await page.mouse.click(x + width / 2, y + height - 6, { delay: 90 });
    await expect(page.getByRole('heading', { name: FORM_TEXTS.id.check })).toBeVisible();
  });
