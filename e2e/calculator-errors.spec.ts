import { listAccessibilityProblems } from './axe.ts';
import {
  calculatorField,
  calculatorResult,
  FLAT_LOAN_QUERY,
  LOAN_PATH,
  mainFigure,
  openCalculator,
} from './calculator-page.ts';
import type { SharedStack } from './stack.ts';
import { expect, SLOW, test } from './test.ts';

let stack: SharedStack;
test.beforeAll(({ sharedStack }) => {
  stack = sharedStack;
});

const BAD = ['abc', '-1', '0', '1e309', '', '999999999999999', '<b>', '1,5,5'];

test('invalid input shows errors at the fields, typed or in the URL', async ({ page }) => {
  await openCalculator(page, stack.siteUrl + LOAN_PATH + FLAT_LOAN_QUERY, 'Plafon kredit');
  for (const text of BAD) {
    await calculatorField(page, 'Plafon kredit').fill(text);
    await expect(calculatorField(page, 'Plafon kredit')).toHaveAttribute('aria-invalid', 'true');
    await expect(calculatorField(page, 'Plafon kredit')).toHaveAccessibleDescription(
      /Rp5\.000\.000 .* Rp500\.000\.000/,
    );
    await expect(calculatorResult(page)).toContainText('Ini hasil dari isian terakhir yang benar');
    await expect(mainFigure(page)).toHaveText(/11\.000\.000/);
    expect(await page.locator('main').textContent()).not.toMatch(/NaN|Infinity|∞/);
  }
  await calculatorField(page, 'Plafon kredit').fill('24000000');
  await expect(mainFigure(page)).toHaveText(/2\.200\.000/);
  await expect(calculatorResult(page)).not.toContainText('Ini hasil dari isian terakhir');

  for (const text of BAD) {
    const response = await page.goto(
      `${stack.siteUrl}${LOAN_PATH}?product=multiguna&principal=${encodeURIComponent(text)}`,
    );
    expect(response?.status()).toBe(200);
    await expect(calculatorField(page, 'Plafon kredit')).toHaveValue(text);
    await expect(calculatorField(page, 'Plafon kredit')).toHaveAttribute('aria-invalid', 'true');
    await expect(calculatorResult(page)).toContainText('Hasil simulasi akan tampil di sini');
    expect(await page.content()).not.toMatch(/NaN|Infinity/);
  }
  await page.goto(`${stack.siteUrl}${LOAN_PATH}?product=rumah&system=majemuk&years=700`);
  await expect(page.getByRole('group', { name: 'Produk pinjaman' })).toHaveAccessibleDescription(/tidak ada/);
  await expect(page.getByRole('group', { name: 'Sistem bunga' })).toHaveAccessibleDescription(/tidak ada/);
  await expect(calculatorField(page, 'Jangka waktu (tahun)')).toHaveAccessibleDescription(
    /antara 1 tahun dan/,
  );
});

test('an invalid option in the URL still shows an error after hydration, until one is chosen', async ({
  page,
}) => {
  const group = (name: string) => page.getByRole('group', { name });
  const wrong = `${LOAN_PATH}?product=rumah&principal=120000000&years=1&rate=10&system=majemuk`;
  await openCalculator(page, stack.siteUrl + wrong, 'Plafon kredit');
  await calculatorField(page, 'Plafon kredit').fill('90000000');
  await expect(calculatorField(page, 'Plafon kredit')).toHaveValue('90.000.000');
  await expect(group('Produk pinjaman')).toHaveAccessibleDescription(/tidak ada/);
  await expect(group('Sistem bunga')).toHaveAccessibleDescription(/tidak ada/);
  await expect(mainFigure(page)).toHaveCount(0);
  await expect(page).toHaveURL(stack.siteUrl + wrong);
  await page.getByLabel('Kredit multiguna').check();
  await expect(group('Produk pinjaman')).toHaveAccessibleDescription('');
  await page.getByLabel('Flat').check();
  // 90,000,000 / 12 and 10 % of it / 12
  await expect(mainFigure(page)).toHaveText(/8\.250\.000/);

  await openCalculator(
    page,
    `${stack.siteUrl}/calculators/time-deposit?principal=100000000&term=999&roll=selamanya`,
    'Penempatan',
  );
  await calculatorField(page, 'Penempatan').fill('90000000');
  await expect(calculatorField(page, 'Penempatan')).toHaveValue('90.000.000');
  await expect(group('Tenor dan bunga konter per tahun')).toHaveAccessibleDescription(/tidak ada/);
  await expect(group('Saat jatuh tempo')).toHaveAccessibleDescription(/tidak ada/);
  await expect(mainFigure(page)).toHaveCount(0);
  await page.getByLabel('3 bulan').check();
  await page.getByLabel('Dicairkan', { exact: true }).check();
  await expect(mainFigure(page)).toHaveText(/90\.585\.000/);
});

for (const [path, first] of [
  [LOAN_PATH, 'Plafon kredit'],
  [`/en${LOAN_PATH}`, 'Credit limit'],
  ['/calculators/savings-goal', 'Target'],
  ['/en/calculators/savings-goal', 'Goal'],
  ['/calculators/time-deposit', 'Penempatan'],
  ['/en/calculators/time-deposit', 'Amount deposited'],
] as const) {
  test(
    `axe finds nothing on ${path}, with a result and with errors`,
    // `every-page.spec.ts` covers each calculator as it opens.
    path === LOAN_PATH ? {} : SLOW,
    async ({ page }) => {
      await openCalculator(page, stack.siteUrl + path, first);
      for (const fold of await page.locator('main summary').all()) await fold.click();
      expect(await listAccessibilityProblems(page)).toEqual([]);
      await calculatorField(page, first).fill('?');
      await expect(calculatorField(page, first)).toHaveAttribute('aria-invalid', 'true');
      expect(await listAccessibilityProblems(page)).toEqual([]);
    },
  );
}
