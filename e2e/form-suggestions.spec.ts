import { listAccessibilityProblems } from './axe.ts';
import { controlOf, enterForm, fillByLabel, firstButton, formCase } from './site-form.ts';
import type { SharedStack } from './stack.ts';
import { expect, test } from './test.ts';

let stack: SharedStack;
test.beforeAll(({ sharedStack }) => {
  stack = sharedStack;
});

test('a mistyped email domain and a mistyped city are corrected by a press', async ({ page }) => {
  const testCase = await formCase('product-registration', 'id');
  const labelOf = (field: string) => testCase.texts.fields[field]?.label ?? '';
  await page.goto(stack.siteUrl + testCase.path);
  const form = await enterForm(page, testCase);
  await fillByLabel(form, testCase);

  const email = controlOf(form, labelOf('email'));
  await email.fill('dewi@gmial.com');
  await form.getByRole('button', { name: 'dewi@gmail.com' }).click();
  await expect(email).toHaveValue('dewi@gmail.com');
  await expect(email).toBeFocused();
  await expect(form.getByText('Mungkin maksud Anda:')).toHaveCount(0);

  const city = controlOf(form, labelOf('city'));
  await city.fill('surabya');
  await firstButton(form, testCase).click();
  // Screen readers read the error first, and then what may have been meant.
  await expect(city).toHaveAttribute('aria-describedby', /-error \S+-similar$/);
  expect(await listAccessibilityProblems(page)).toEqual([]);
  await form.getByRole('button', { name: 'Kota Surabaya, Jawa Timur' }).click();
  await expect(city).toHaveValue('Kota Surabaya, Jawa Timur');
  await expect(city).not.toHaveAttribute('aria-invalid', 'true');
  await page.reload();
  await expect(city).toHaveValue('Kota Surabaya, Jawa Timur');
  await expect(email).toHaveValue('dewi@gmail.com');
});
