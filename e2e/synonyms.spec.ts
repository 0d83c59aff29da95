import { signInAs } from './back-office.ts';
import { expect, test } from './test.ts';

/** What staff keep for the search: they try a group of synonyms before they save it, and visitors have it after. */

// The admin panel is Payload's: its console output is not under our control.
test.use({ expectedErrors: [/.*/] });

test('a new group of synonyms is tried before it is saved, and changes what the site finds', async ({
  page,
  editedStack: stack,
}) => {
  test.setTimeout(120_000);
  const firstPath = async () => {
    const response = await fetch(`${stack.siteUrl}/api/id/v2/search?q=omahku`);
    const { results } = (await response.json()) as { results: { path: string }[] };
    return results[0]?.path;
  };
  expect(await firstPath()).not.toBe('/pinjaman/kpr');

  await signInAs(page, stack, stack.administrator.credentials);
  await page.goto(`${stack.cmsUrl}/admin/collections/synonyms/create?locale=id`);
  const tryIt = page.locator('.try-search');
  // The form replaces its fields once its state has arrived.
  await expect(async () => {
    await page.locator('#field-words').fill('omahku');
    await page.locator('#field-means').fill('KPR');
    await tryIt.getByRole('searchbox').fill('omahku');
    await expect(tryIt.getByRole('button')).toBeEnabled({ timeout: 1_000 });
  }).toPass();
  await tryIt.getByRole('button').click();
  await expect(tryIt.locator('.try-search__words')).toHaveText(/^omahku KPR\s*kelompok ini$/);

  await page.locator('#action-save').click();
  await page.waitForURL(/synonyms\/\d+/);
  await expect.poll(firstPath).toBe('/pinjaman/kpr');
});

test('a word of another group is rejected, with the name of that group', async ({
  page,
  editedStack: stack,
}) => {
  test.setTimeout(120_000);
  await signInAs(page, stack, stack.administrator.credentials);
  await page.goto(`${stack.cmsUrl}/admin/collections/synonyms/create?locale=id`);
  await expect(async () => {
    await page.locator('#field-words').fill('KPR, omah');
    await expect(page.locator('#action-save')).toBeEnabled({ timeout: 1_000 });
  }).toPass();
  await page.locator('#action-save').click();
  await expect(page.getByText(/“KPR” sudah ada di kelompok “KPR/).first()).toBeVisible();
  await expect(page.locator('#field-words')).toHaveValue('KPR, omah');
});
