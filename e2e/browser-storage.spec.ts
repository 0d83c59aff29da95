import type { Page } from '@playwright/test';
import { enterForm, fillByLabel, formCase } from './site-form.ts';
import type { SharedStack } from './stack.ts';
import { expect, test } from './test.ts';

let stack: SharedStack;
test.beforeAll(({ sharedStack }) => {
  stack = sharedStack;
});

/** Names of all cookies and of all keys in web storage. */
async function keptBy(page: Page): Promise<string[]> {
  const cookies = (await page.context().cookies()).map(({ name }) => name);
  const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  return [...new Set([...cookies, ...keys])].sort();
}

test('the privacy notice names all that a visit leaves in the browser', async ({ page }) => {
  await page.goto(stack.siteUrl);
  await page.goto(`${stack.siteUrl}/search?q=deposito`);
  await page.getByRole('main').getByRole('link').last().click();
  const form = await formCase('data-request', 'id');
  await page.goto(stack.siteUrl + form.path);
  await fillByLabel(await enterForm(page, form), form);
  await page.goto(`${stack.siteUrl}/privacy-notice`);
  const kept = await keptBy(page);
  expect(kept).toEqual(expect.arrayContaining(['beranda_csrf', 'beranda:form-drafts']));
  const table = page.getByRole('table', { name: 'Kuki dan yang disimpan peramban Anda' });
  const contents = page.getByRole('link', { name: 'Kuki dan yang disimpan peramban Anda' });
  await expect(contents.first()).toHaveAttribute('href', /#browser-storage$/);
  for (const name of kept) await expect(table.getByText(name, { exact: true }), name).toBeVisible();
});
