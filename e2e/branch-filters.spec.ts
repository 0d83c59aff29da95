import { expect, test } from './test.ts';

test('the filters of the branch finder are closed on a phone until one is chosen', async ({
  page,
  sharedStack: { siteUrl },
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${siteUrl}/branches`);
  const kind = page.getByLabel('Jenis', { exact: true });
  await expect(kind).toBeHidden();
  await page.getByText('Saring', { exact: true }).click();
  await kind.selectOption('ATM');
  await page.getByRole('button', { name: 'Cari', exact: true }).click();
  await expect(page).toHaveURL(/kind=atm/);
  await expect(kind).toBeVisible();
});

test('they are open on a wide screen', async ({ page, sharedStack: { siteUrl } }) => {
  await page.goto(`${siteUrl}/branches`);
  await expect(page.getByText('Saring', { exact: true })).toBeHidden();
  await page.getByLabel('Jenis', { exact: true }).selectOption('ATM');
});
