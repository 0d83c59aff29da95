import { calculatorField, LOAN_PATH, mainFigure, openCalculator, withoutScript } from './calculator-page.ts';
import type { SharedStack } from './stack.ts';
import { expect, test } from './test.ts';

let stack: SharedStack;
test.beforeAll(({ sharedStack }) => {
  stack = sharedStack;
});

const YEARS = 'Jangka waktu (tahun)';
const MONTHS = 'Jangka waktu (bulan)';
const RATE = 'Suku bunga (% per tahun)';

test('the rate of a vehicle loan follows the term until another one is typed', async ({ page }) => {
  await openCalculator(page, `${stack.siteUrl}/pinjaman/kendaraan`, YEARS);
  const rate = calculatorField(page, RATE);
  const slider = page.getByLabel(`${YEARS}, penggeser`);
  await expect(rate).toHaveValue('5,2');
  await calculatorField(page, YEARS).fill('5');
  await expect(rate).toHaveValue('6,2');
  await slider.focus();
  await slider.press('ArrowRight');
  await expect(calculatorField(page, YEARS)).toHaveValue('6');
  await expect(rate).toHaveValue('7,2');
  await expect(page.getByLabel(`${RATE}, penggeser`)).toHaveValue('7.2');
  // 180,000,000 at 7.2 % flat over six years.
  await expect(mainFigure(page)).toHaveText(/3\.580\.000/);

  // The rate of another vehicle, and one of another term.
  await rate.fill('7,7');
  await slider.press('ArrowLeft');
  await expect(rate).toHaveValue('7,7');
  await rate.fill('5,2');
  await expect(calculatorField(page, YEARS)).toHaveValue('5');
  await expect(rate).toHaveValue('5,2');
});

test('without JavaScript the rate follows the term, too', async ({ browser }) => {
  const page = await withoutScript(browser);
  await page.goto(`${stack.siteUrl}${LOAN_PATH}?product=kendaraan`);
  await calculatorField(page, YEARS).fill('5');
  await page.getByRole('button', { name: 'Hitung' }).click();
  await expect(calculatorField(page, RATE)).toHaveValue('6,2');
  await expect(page).toHaveURL(/years=5&rate=6\.2/);
  await page.context().close();
});

test('a micro loan of six months is calculated in months', async ({ page }) => {
  await openCalculator(page, `${stack.siteUrl}/pinjaman/kredit-mikro`, MONTHS);
  await calculatorField(page, MONTHS).fill('6');
  // 10,000,000 at 0.9 % a month: 1,666,667 and 90,000.
  await expect(mainFigure(page)).toHaveText(/1\.756\.667/);
  await expect(page.locator('.calculator-figures')).toContainText('540.000');
  await calculatorField(page, MONTHS).fill('5');
  await expect(calculatorField(page, MONTHS)).toHaveAccessibleDescription(/6 bulan.*36 bulan/);
});
