import { listAccessibilityProblems } from './axe.ts';
import { calculatorField, mainFigure, withoutScript } from './calculator-page.ts';
import { open } from './requests.ts';
import type { SharedStack } from './stack.ts';
import { expect, test } from './test.ts';

let stack: SharedStack;
test.beforeAll(({ sharedStack }) => {
  stack = sharedStack;
});

test('the home page calculates a loan, and links to the calculator with its values', async ({
  page,
  browser,
}) => {
  await open(page, stack.siteUrl);
  await calculatorField(page, 'Plafon kredit').scrollIntoViewIfNeeded();
  const code = page.waitForResponse(/\/calculator-[^/]*\.js$/);
  await calculatorField(page, 'Plafon kredit').focus();
  await code;
  await calculatorField(page, 'Plafon kredit').fill('120000000');
  await calculatorField(page, 'Jangka waktu (tahun)').fill('1');
  await page.getByLabel('Flat').check();
  // 120,000,000 / 12 and 8.75 % of it / 12
  await expect(mainFigure(page)).toHaveText(/10\.875\.000/);
  await expect(page).toHaveURL(`${stack.siteUrl}/`);
  const summary = page.locator('summary', { hasText: 'Lihat angka diagram dalam tabel' });
  await summary.press('Enter');
  const table = page.getByRole('region', { name: 'Pokok dan bunga tiap bulan (Rp)' });
  await expect(table.getByRole('row')).toHaveCount(13);
  await expect(table.getByRole('row').last().getByRole('cell')).toHaveText(['10.000.000', '875.000']);
  expect(await listAccessibilityProblems(page)).toEqual([]);
  await page.getByRole('link', { name: 'Lihat jadwalnya' }).click();
  await expect(page).toHaveURL(
    /calculators\/loan\?product=kpr&principal=120000000&years=1&rate=8\.75&system=flat/,
  );
  await expect(mainFigure(page)).toHaveText(/10\.875\.000/);

  const plain = await withoutScript(browser);
  await plain.goto(stack.siteUrl);
  await calculatorField(plain, 'Plafon kredit').fill('120.000.000');
  await calculatorField(plain, 'Plafon kredit').press('Enter');
  await expect(plain).toHaveURL(/\/calculators\/loan\?/);
  await expect(calculatorField(plain, 'Plafon kredit')).toHaveValue('120.000.000');
  await expect(mainFigure(plain)).toBeVisible();
  await plain.context().close();
});
