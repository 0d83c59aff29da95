import type { Administrator } from '../bench/administrator.ts';
import { signInAs } from './back-office.ts';
import { saveState } from './item-form.ts';
import { waitForNetworkIdle } from './network-idle.ts';
import type { SharedStack } from './stack.ts';
import { expect, test } from './test.ts';

/** Numbers in forms of the back office: an English browser drops the comma of an Indonesian number in a field of its own. */

const EDITOR = { name: 'Lina Penyunting', email: 'lina@bank.example', password: 'penyunting-rahasia-6' };

let stack: SharedStack;
let administrator: Administrator;
test.beforeAll(async ({ sharedStack, administrator: registered }) => {
  stack = sharedStack;
  administrator = registered;
  await administrator.addAccount({ ...EDITOR, roles: ['editor'] });
});

// The admin panel is Payload's: its console output is not under our control.
test.use({ expectedErrors: [/.*/] });

type Product = { id: number; tiers: { annualRatePercent: number }[] };

test('a decimal comma is read in a browser in English, and what is ambiguous is not stored', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const context = await browser.newContext({ locale: 'en-US' });
  const page = await context.newPage();
  await context.addCookies([{ name: 'payload-lng', value: 'id', url: stack.cmsUrl }]);
  await signInAs(page, stack, EDITOR);
  const { docs } = (await administrator.call('GET', '/api/products?depth=0&limit=100&locale=id')) as {
    docs: Product[];
  };
  const product = docs.find(({ tiers }) => tiers?.length > 1);
  const address = `/api/products/${product?.id}`;
  const rate = async () => {
    const { tiers } = (await administrator.call('GET', `${address}?draft=true&depth=0`)) as Product;
    return tiers[0]?.annualRatePercent;
  };
  await page.goto(`${stack.cmsUrl}/admin/collections/products/${product?.id}?locale=id`);
  await page.getByRole('button', { name: 'Biaya' }).first().click();
  await waitForNetworkIdle(page);
  const field = page.locator('#field-tiers__0__annualRatePercent');
  await field.fill('');
  await field.pressSequentially('2,75');
  await expect(saveState(page)).toContainText('Tersimpan pukul');
  expect(await rate()).toBe(2.75);

  await field.fill('3.25');
  await expect(page.locator('#field-tiers__0__annualRatePercent-read')).toHaveText('Terbaca: 3,25');
  await expect.poll(rate).toBe(3.25);

  await field.fill('2.125');
  await expect(page.locator('#field-tiers__0__annualRatePercent-read')).toHaveText(
    'Dapat berarti 2.125 atau 2,125. Tulis 2125 atau 2,125.',
  );
  await expect(saveState(page)).toContainText('Tidak tersimpan');
  expect(await rate()).toBe(3.25);
  await expect(field).toHaveValue('2.125');
  await field.fill('1,25');
  await expect(saveState(page)).toContainText('Tersimpan pukul');
  expect(await rate()).toBe(1.25);
  // Releases the edit lock, for other tests.
  const released = page.waitForResponse((response) => response.request().method() === 'DELETE');
  await page.locator('a[href="/admin"]').filter({ visible: true }).first().click();
  await released;
  await context.close();
});
