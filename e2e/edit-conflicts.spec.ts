import type { Administrator } from '../bench/administrator.ts';
import { signInAs } from './back-office.ts';
import {
  createNews,
  dialog,
  dialogButton,
  newsDraft,
  saveAsColleague,
  savedBy,
  saveState,
  title,
} from './item-form.ts';
import { waitForNetworkIdle } from './network-idle.ts';
import type { SharedStack } from './stack.ts';
import { expect, SLOW, test } from './test.ts';

/** Two people, or one in two tabs, change the same item: nothing is overwritten without a choice. */

const EDITOR = { name: 'Wulan Penyunting', email: 'wulan@bank.example', password: 'penyunting-rahasia-6' };
const PUBLISHER = { name: 'Budi Penerbit', email: 'budi@bank.example', password: 'penerbit-rahasia-5' };
const WORKER = { name: 'Tono Layanan', email: 'tono@bank.example', password: 'layanan-rahasia-4' };

let stack: SharedStack;
let administrator: Administrator;
test.beforeAll(async ({ sharedStack, administrator: registered }) => {
  stack = sharedStack;
  administrator = registered;
  await administrator.addAccount({ ...EDITOR, roles: ['editor'] });
  await administrator.addAccount({ ...PUBLISHER, roles: ['publisher'] });
  await administrator.addAccount({ ...WORKER, roles: ['customer-care'] });
});

// The admin panel is Payload's: its console output is not under our control.
test.use({ expectedErrors: [/.*/] });

type Tier = { id: string; annualRatePercent: number };
type Product = { id: number; tiers: Tier[] };

// Not in the usual run: on a busy machine Payload's autosave at times misses the first change after a screen was opened,
// and waits for the next one. The error is in the product, not in this test.
test('a local copy is merged with the rows that a colleague saved since', SLOW, async ({ page }) => {
  test.setTimeout(120_000);
  await signInAs(page, stack, EDITOR);
  const { docs } = (await administrator.call('GET', '/api/products?depth=0&limit=100&locale=id')) as {
    docs: Product[];
  };
  const product = docs.find(({ tiers }) => tiers?.length > 1);
  const [first, second, ...others] = product?.tiers ?? [];
  const address = `/api/products/${product?.id}`;
  await page.goto(`${stack.cmsUrl}/admin/collections/products/${product?.id}?locale=id`);
  const rate = page.locator('#field-tiers__0__annualRatePercent');
  await page.getByRole('button', { name: 'Biaya' }).first().click();
  await waitForNetworkIdle(page);
  await page.route(`**${address}?*`, (route) =>
    route.request().method() === 'PATCH' ? route.fulfill({ status: 500, json: {} }) : route.continue(),
  );
  await rate.fill('1.25');
  await expect(saveState(page)).toContainText('Tidak tersimpan', { timeout: 30_000 });
  await saveAsColleague(administrator, `products/${product?.id}?draft=true&`, {
    tiers: [first, { ...second, annualRatePercent: 2.75 }, ...others],
  });
  await page.unroute(`**${address}?*`);
  await page.reload();
  await dialogButton(page, 'Ambil kembali').click();
  await expect(dialog(page)).toContainText('Orang lain menyimpan perubahan');
  await expect(dialog(page).getByRole('radio', { name: 'Keduanya digabung' })).toBeChecked();
  const saved = savedBy(page, address);
  await dialogButton(page, 'Pakai pilihan ini').click();
  await saved;
  const stored = (await administrator.call('GET', `${address}?draft=true&depth=0`)) as Product;
  expect(stored.tiers.slice(0, 2).map(({ annualRatePercent }) => annualRatePercent)).toEqual([1.25, 2.75]);
});

test('a conflict in a form without drafts is compared with what was chosen in the one before', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await signInAs(page, stack, WORKER);
  const texts = { subject: 'Judul', body: 'Isi' };
  const { doc } = (await administrator.call('POST', '/api/reply-templates?locale=id', {
    name: 'Templat bersama',
    indonesian: texts,
    english: texts,
  })) as { doc: { id: number } };
  const address = `/api/reply-templates/${doc.id}`;
  await page.goto(`${stack.cmsUrl}/admin/collections/reply-templates/${doc.id}?locale=id`);
  await waitForNetworkIdle(page);
  const name = page.locator('#field-name');
  // Payload compares the form with the stored state at the first change only.
  const compared = page.waitForResponse((response) => Boolean(response.request().headers()['next-action']));
  await name.fill('Nama saya');
  await compared;
  await saveAsColleague(administrator, `reply-templates/${doc.id}?`, { name: 'Nama rekan' });
  await page.locator('#action-save').click();
  // Each choice would lose a text.
  await expect(dialogButton(page, 'Pakai pilihan ini')).toBeDisabled();
  await dialog(page).getByRole('radio', { name: 'Disimpan Bench' }).check();
  await dialogButton(page, 'Pakai pilihan ini').click();
  await expect(name).toHaveValue('Nama rekan');

  await saveAsColleague(administrator, `reply-templates/${doc.id}?`, { name: 'Nama rekan lagi' });
  await page.locator('#field-indonesian__subject').fill('Judul saya');
  await page.locator('#action-save').click();
  await expect(
    dialog(page).getByRole('group', { name: 'Nama templat' }).getByRole('radio', { name: 'Disimpan Bench' }),
  ).toBeChecked();
  await dialogButton(page, 'Pakai pilihan ini').click();
  await expect(name).toHaveValue('Nama rekan lagi');
  const saved = savedBy(page, address);
  await page.locator('#action-save').click();
  await saved;
  expect(await administrator.call('GET', `${address}?locale=id`)).toMatchObject({
    name: 'Nama rekan lagi',
    indonesian: { subject: 'Judul saya' },
  });
});

test('the same person in two tabs overwrites nothing, and is shown both states', async ({
  context,
  page,
}) => {
  test.setTimeout(120_000);
  await signInAs(page, stack, EDITOR);
  const id = await createNews(page, stack, 'Di dua tab');
  const other = await context.newPage();
  await other.goto(`${stack.cmsUrl}/admin/collections/news/${id}?locale=id`);
  // Once the form is hydrated: it looks for unsaved text then.
  await title(other).click();
  await page.locator('#field-summary').fill('Ringkasan dari tab pertama');
  await expect(saveState(page)).toContainText('Tersimpan pukul');
  await title(other).fill('Judul dari tab kedua');
  await expect(dialog(other)).toContainText('Ringkasan dari tab pertama');
  await dialogButton(other, 'Pakai pilihan ini').click();
  await expect(saveState(other)).toContainText('Tersimpan pukul');
  expect(await newsDraft(administrator, id)).toMatchObject({
    title: 'Judul dari tab kedua',
    summary: 'Ringkasan dari tab pertama',
  });
});

test('unsaved text of another tab is offered until it is saved there', async ({ context, page }) => {
  await signInAs(page, stack, EDITOR);
  const id = await createNews(page, stack, 'Belum tersimpan di tab pertama');
  const saves = Promise.withResolvers<void>();
  await page.route(`**/api/news/${id}?*`, async (route) => {
    await saves.promise;
    await route.continue();
  });
  await page.locator('#field-summary').fill('Ringkasan yang sedang disimpan');
  const other = await context.newPage();
  await other.goto(`${stack.cmsUrl}/admin/collections/news/${id}?locale=id`);
  await expect(dialog(other)).toContainText('Isian yang belum tersimpan');
  saves.resolve();
  await expect(saveState(page)).toContainText('Tersimpan pukul');
  await expect(dialog(other)).toHaveCount(0);
});

test('who takes over the edit lock is told whose it was, and keeps what they have typed', async ({
  browser,
  page,
}) => {
  test.setTimeout(120_000);
  const context = await browser.newContext({ locale: 'id-ID' });
  const publisher = await context.newPage();
  const { doc } = (await administrator.call('POST', '/api/news?draft=true&locale=id', {
    title: 'Sebelum diambil alih',
  })) as { doc: { id: number } };
  const address = `${stack.cmsUrl}/admin/collections/news/${doc.id}?locale=id`;
  await signInAs(publisher, stack, PUBLISHER);
  await publisher.goto(address);
  await waitForNetworkIdle(publisher);
  await signInAs(page, stack, EDITOR);
  await page.goto(address);
  await waitForNetworkIdle(page);
  const saved = savedBy(page, `/api/news/${doc.id}`);
  await page.locator('#field-summary').fill('Ringkasan penyunting');
  await saved;

  await title(publisher).fill('Judul penerbit');
  const locked = publisher.locator('.document-locked__content');
  await expect(locked).toContainText(/Wulan Penyunting \([\d-]+ [\d.]+ WIB\)/);
  await expect(locked.getByText(/[AP]M$/)).toBeHidden();
  await expect(saveState(publisher)).toContainText('Tidak tersimpan: Wulan Penyunting sedang mengedit ini');
  await expect(dialog(publisher)).toHaveCount(0);
  await publisher.locator('#document-locked-take-over').click();
  await expect(dialog(publisher)).toContainText('Isian yang belum tersimpan');
  await dialogButton(publisher, 'Ambil kembali').click();
  // The editor has saved since the title was typed.
  await expect(dialog(publisher)).toContainText('Wulan Penyunting menyimpan pada');
  await dialogButton(publisher, 'Pakai pilihan ini').click();
  await expect(saveState(publisher)).toContainText('Tersimpan pukul');
  await expect(title(publisher)).toHaveValue('Judul penerbit');
  expect(await newsDraft(administrator, String(doc.id))).toMatchObject({
    title: 'Judul penerbit',
    summary: 'Ringkasan penyunting',
  });
  await context.close();
});

test('who types in an item that is moved to the trash is told so', async ({ page }) => {
  test.setTimeout(120_000);
  await signInAs(page, stack, EDITOR);
  const id = await createNews(page, stack, 'Ke tempat sampah');
  await saveAsColleague(administrator, `news/${id}?`, { deletedAt: new Date().toISOString() });
  await title(page).fill('Masih diketik');
  await expect(saveState(page)).toContainText(
    /Tidak tersimpan: Bench memindahkan ini ke tempat sampah.*salin ke tempat lain/,
  );
  await expect(page.getByText('Coba simpan lagi')).toHaveCount(0);
});
