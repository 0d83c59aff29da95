import {
  calculatorField,
  calculatorResult,
  mainFigure,
  openCalculator,
  withoutScript,
} from './calculator-page.ts';
import type { SharedStack } from './stack.ts';
import { expect, test } from './test.ts';

let stack: SharedStack;
test.beforeAll(({ sharedStack }) => {
  stack = sharedStack;
});

test('a savings goal shows the monthly deposit', async ({ page }) => {
  await openCalculator(page, `${stack.siteUrl}/calculators/savings-goal`, 'Target');
  await calculatorField(page, 'Target').fill('60000000');
  await calculatorField(page, 'Saldo awal').fill('0');
  await calculatorField(page, 'Jangka waktu (tahun)').fill('1');
  await calculatorField(page, 'Suku bunga (% per tahun)').fill('6');
  // 60,000,000 / (2.005 · 1.004^10 + (1.004^10 − 1) / 0.004): from the third month on a fifth of the interest is tax
  await expect(mainFigure(page)).toHaveText(/4\.890\.537/);
  await expect(page).toHaveURL(/target=60000000&initial=0&years=1&rate=6$/);
  await calculatorField(page, 'Saldo awal').fill('60000000');
  await expect(calculatorResult(page)).toContainText('tanpa setoran tambahan');
  await calculatorField(page, 'Target').fill('7000000');
  await calculatorField(page, 'Saldo awal').fill('7000000');
  await calculatorField(page, 'Jangka waktu (tahun)').fill('10');
  await calculatorField(page, 'Suku bunga (% per tahun)').fill('3');
  await expect(calculatorResult(page)).toContainText('Rp9.021.756');
  await expect(calculatorResult(page)).toContainText(
    'setiap bulan yang dimulai dengan saldo lebih dari Rp7.500.000',
  );
});

test('a time deposit shows the interest after tax, and what the guarantee does not cover', async ({
  page,
  browser,
}) => {
  await openCalculator(page, `${stack.siteUrl}/calculators/time-deposit`, 'Penempatan');
  await calculatorField(page, 'Penempatan').fill('100000000');
  await page.getByLabel('3 bulan').check();
  // 100,000,000 · 3.25 % · 3/12 = 812,500, of which a fifth is tax
  await expect(mainFigure(page)).toHaveText(/100\.650\.000/);
  await expect(calculatorResult(page)).toContainText('162.500');
  await expect(calculatorField(page, 'Jumlah tenor berturut-turut')).toBeHidden();
  await page.getByLabel('Pokok dan bunga diperpanjang').check();
  await calculatorField(page, 'Jumlah tenor berturut-turut').fill('2');
  // 100,650,000 bears 817,781 before and 654,225 after tax
  await expect(mainFigure(page)).toHaveText(/101\.304\.225/);
  await expect(calculatorResult(page)).not.toContainText('LPS');
  await calculatorField(page, 'Penempatan').fill('2500000000');
  await expect(calculatorResult(page)).toContainText(/LPS menjamin paling banyak Rp2\.000\.000\.000/);
  await expect(page).toHaveURL(/principal=2500000000&term=3&roll=principal-and-interest&times=2/);

  const plain = await withoutScript(browser);
  await plain.goto(page.url());
  await expect(mainFigure(plain)).toHaveText(String(await mainFigure(page).textContent()));
  await calculatorField(plain, 'Penempatan').fill('7.500.000');
  await plain.getByLabel('Dicairkan', { exact: true }).check();
  await plain.getByRole('button', { name: 'Hitung' }).click();
  await expect(calculatorResult(plain)).toContainText('Tanpa pajak');
  await plain.context().close();
});
