import { setTimeout as sleep } from 'node:timers/promises';
import type { Page, Route } from '@playwright/test';
import type { Administrator } from '../bench/administrator.ts';
import { signInAs } from './back-office.ts';
import { createNews, dialog, saveState, title } from './item-form.ts';
import { waitForNetworkIdle } from './network-idle.ts';
import type { SharedStack } from './stack.ts';
import { expect, SLOW, test } from './test.ts';

/** What is typed in the back office survives lost responses, colleagues who save meanwhile, and updates. */

const EDITOR = { name: 'Rina Penyunting', email: 'rina@bank.example', password: 'penyunting-rahasia-2' };
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

type News = { title?: string | null; summary?: string | null };

const draft = async (id: string) =>
  (await administrator.call('GET', `/api/news/${id}?draft=true&depth=0&locale=id`)) as News;

/** A save of a colleague, despite the edit lock. */
const saveAsColleague = (path: string, fields: object) =>
  administrator.call('PATCH', `/api/${path}overrideLock=true&locale=id`, fields);

/** Handles the form state requests of Payload, which are server functions. @returns a function that stops it. */
async function onFormState(
  page: Page,
  handle: (route: Route) => Promise<void>,
): Promise<() => Promise<void>> {
  const pattern = '**/admin/**';
  const handler = (route: Route) => {
    const isFunction = route.request().headers()['next-action'] !== undefined;
    return isFunction ? handle(route) : route.fallback();
  };
  await page.route(pattern, handler);
  return () => page.unroute(pattern, handler);
}

const loseFormState = (page: Page) => onFormState(page, (route) => route.abort('connectionfailed'));

const button = (page: Page, name: string) => dialog(page).getByRole('button', { name });

const savedBy = (page: Page, path: string) =>
  page.waitForResponse(
    (response) => response.url().includes(path) && response.request().method() === 'PATCH' && response.ok(),
  );

test('a page from before an update of the back office saves nothing, and its text is offered after a reload', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await signInAs(page, stack, EDITOR);
  const id = await createNews(page, stack, 'Sebelum pembaruan');
  const save = `**/api/news/${id}?*`;
  await page.route(save, (route) =>
    route.continue({ headers: { ...route.request().headers(), 'x-page-build': 'former' } }),
  );
  await title(page).fill('Diketik di halaman lama');
  await expect(dialog(page)).toContainText('Back office diperbarui');
  await expect(dialog(page)).toContainText('tetap ada di peramban ini');
  expect((await draft(id)).title).toBe('Sebelum pembaruan');
  await page.unroute(save);
  await button(page, 'Muat ulang').click();
  await expect(dialog(page)).toContainText('Isian yang belum tersimpan');
  await button(page, 'Ambil kembali').click();
  await expect(title(page)).toHaveValue('Diketik di halaman lama');
  await expect(saveState(page)).toContainText('Tersimpan pukul');
  expect((await draft(id)).title).toBe('Diketik di halaman lama');
});

test('text of a field that an update has removed is shown, so that it can be copied', async ({ page }) => {
  test.setTimeout(120_000);
  await signInAs(page, stack, EDITOR);
  const id = await createNews(page, stack, 'Isian yang dihapus');
  const save = `**/api/news/${id}?*`;
  await page.route(save, (route) => route.fulfill({ status: 500, json: {} }));
  await page.locator('#field-summary').fill('Ringkasan yang lama');
  await expect(saveState(page)).toContainText('Tidak tersimpan');
  await page.unroute(save);
  await page.goto(`${stack.cmsUrl}/admin`);
  await page.evaluate(() => {
    for (const [key, value] of Object.entries(localStorage))
      if (key.startsWith('beranda:unsaved:'))
        localStorage.setItem(key, value.replaceAll('"summary"', '"formerSummary"'));
  });
  await page.goto(`${stack.cmsUrl}/admin/collections/news/${id}?locale=id`);
  await expect(dialog(page)).toContainText('Ringkasan yang lama');
  await expect(button(page, 'Ambil kembali')).toHaveCount(0);
  await button(page, 'Buang').click();
  await page.reload();
  await waitForNetworkIdle(page);
  await expect(dialog(page)).toHaveCount(0);
});

test('a save whose form state is lost is the last save of the form', async ({ page }) => {
  test.setTimeout(120_000);
  await signInAs(page, stack, EDITOR);
  const id = await createNews(page, stack, 'Sebelum jawaban hilang');
  await loseFormState(page);
  const first = savedBy(page, `/api/news/${id}`);
  await title(page).fill('Tersimpan, jawaban hilang');
  const { doc } = (await (await first).json()) as { doc: { updatedAt: string } };
  const second = savedBy(page, `/api/news/${id}`);
  await title(page).fill('Tersimpan sekali lagi');
  expect((await second).request().postData()).toContain(`"updatedAt":"${doc.updatedAt}"`);
});

for (const failed of [0, 2]) {
  const name = `what is typed into several fields during a save stays and is stored (save that fails: ${failed})`;
  test(name, failed === 0 ? SLOW : {}, async ({ page }) => {
    test.setTimeout(120_000);
    await signInAs(page, stack, EDITOR);
    const id = await createNews(page, stack, 'Awal');
    const count = { saves: 0 };
    await page.route(`**/api/news/${id}?*`, async (route) => {
      if (route.request().method() !== 'PATCH') return route.continue();
      count.saves += 1;
      const isFailing = count.saves === failed;
      // Longer than it takes to type into the other field.
      await sleep(2_000);
      await (isFailing ? route.fulfill({ status: 500, json: {} }) : route.continue());
    });
    const sent = page.waitForRequest(
      (request) => request.url().includes(`/api/news/${id}?`) && request.method() === 'PATCH',
    );
    await title(page).press('End');
    await page.keyboard.type(' satu');
    await sent;
    await page.keyboard.type(' dua');
    await page.locator('#field-summary').pressSequentially('Ringkasan');
    await expect
      .poll(() => draft(id), { timeout: 30_000 })
      .toMatchObject({
        title: 'Awal satu dua',
        summary: 'Ringkasan',
      });
    await waitForNetworkIdle(page);
    await expect(saveState(page)).toContainText('Tersimpan pukul');
    await expect(title(page)).toHaveValue('Awal satu dua');
    expect(await draft(id)).toMatchObject({ title: 'Awal satu dua', summary: 'Ringkasan' });
  });
}

test('a conflict or a local copy cannot be resolved without a connection, and nothing typed is lost', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await signInAs(page, stack, EDITOR);
  const id = await createNews(page, stack, 'Sebelum konflik');
  await saveAsColleague(`news/${id}?draft=true&`, { summary: 'Ringkasan rekan' });
  let connect = await loseFormState(page);
  await title(page).fill('Judul saya');
  await expect(dialog(page)).toContainText('Orang lain menyimpan perubahan');
  await button(page, 'Pakai pilihan ini').click();
  await expect(dialog(page).getByRole('alert')).toContainText('Sambungan ke server terputus');

  // The same for the copy of what was typed.
  await connect();
  await page.reload();
  await expect(dialog(page)).toContainText('Isian yang belum tersimpan');
  connect = await loseFormState(page);
  await button(page, 'Ambil kembali').click();
  await expect(dialog(page).getByRole('alert')).toContainText('Sambungan ke server terputus');
  await expect(title(page)).toHaveValue('Sebelum konflik');
  await connect();
  await button(page, 'Ambil kembali').click();
  await expect(title(page)).toHaveValue('Judul saya');
  await button(page, 'Pakai pilihan ini').click();
  await expect(saveState(page)).toContainText('Tersimpan pukul');
  expect(await draft(id)).toMatchObject({ title: 'Judul saya', summary: 'Ringkasan rekan' });
});

test('a screen that crashes says what is kept, and offers it after a reload', async ({ page }) => {
  test.setTimeout(120_000);
  await signInAs(page, stack, EDITOR);
  const id = await createNews(page, stack, 'Sebelum layar berhenti');
  const repair = await onFormState(page, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('"title":{', '"title":null,"former":{');
    await route.fulfill({ response, body });
  });
  await title(page).fill('Diketik sebelum layar berhenti');
  await expect(page.getByRole('heading', { name: 'Layar ini berhenti' })).toBeVisible();
  await expect(page.getByText('Isian Anda yang belum tersimpan ada di peramban ini')).toBeVisible();
  await repair();
  await page.getByRole('button', { name: 'Muat ulang' }).click();
  await button(page, 'Ambil kembali').click();
  await expect(saveState(page)).toContainText('Tersimpan pukul');
  expect((await draft(id)).title).toBe('Diketik sebelum layar berhenti');
});

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
  await saveAsColleague(`products/${product?.id}?draft=true&`, {
    tiers: [first, { ...second, annualRatePercent: 2.75 }, ...others],
  });
  await page.unroute(`**${address}?*`);
  await page.reload();
  await button(page, 'Ambil kembali').click();
  await expect(dialog(page)).toContainText('Orang lain menyimpan perubahan');
  await expect(dialog(page).getByRole('radio', { name: 'Keduanya digabung' })).toBeChecked();
  const saved = savedBy(page, address);
  await button(page, 'Pakai pilihan ini').click();
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
  await saveAsColleague(`reply-templates/${doc.id}?`, { name: 'Nama rekan' });
  await page.locator('#action-save').click();
  // Each choice would lose a text.
  await expect(button(page, 'Pakai pilihan ini')).toBeDisabled();
  await dialog(page).getByRole('radio', { name: 'Disimpan Bench' }).check();
  await button(page, 'Pakai pilihan ini').click();
  await expect(name).toHaveValue('Nama rekan');

  await saveAsColleague(`reply-templates/${doc.id}?`, { name: 'Nama rekan lagi' });
  await page.locator('#field-indonesian__subject').fill('Judul saya');
  await page.locator('#action-save').click();
  await expect(
    dialog(page).getByRole('group', { name: 'Nama templat' }).getByRole('radio', { name: 'Disimpan Bench' }),
  ).toBeChecked();
  await button(page, 'Pakai pilihan ini').click();
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
  await waitForNetworkIdle(other);
  await page.locator('#field-summary').fill('Ringkasan dari tab pertama');
  await expect(saveState(page)).toContainText('Tersimpan pukul');
  await title(other).fill('Judul dari tab kedua');
  await expect(dialog(other)).toContainText('Ringkasan dari tab pertama');
  await button(other, 'Pakai pilihan ini').click();
  await expect(saveState(other)).toContainText('Tersimpan pukul');
  expect(await draft(id)).toMatchObject({
    title: 'Judul dari tab kedua',
    summary: 'Ringkasan dari tab pertama',
  });
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
  await expect(locked).toContainText(/Rina Penyunting \([\d-]+ [\d.]+ WIB\)/);
  await expect(locked.getByText(/[AP]M$/)).toBeHidden();
  await expect(saveState(publisher)).toContainText('Tidak tersimpan: Rina Penyunting sedang mengedit ini');
  await expect(dialog(publisher)).toHaveCount(0);
  await publisher.locator('#document-locked-take-over').click();
  await expect(dialog(publisher)).toContainText('Isian yang belum tersimpan');
  await button(publisher, 'Ambil kembali').click();
  // The editor has saved since the title was typed.
  await expect(dialog(publisher)).toContainText('Rina Penyunting menyimpan pada');
  await button(publisher, 'Pakai pilihan ini').click();
  await expect(saveState(publisher)).toContainText('Tersimpan pukul');
  await expect(title(publisher)).toHaveValue('Judul penerbit');
  expect(await draft(String(doc.id))).toMatchObject({
    title: 'Judul penerbit',
    summary: 'Ringkasan penyunting',
  });
  await context.close();
});

test('unsaved text of one language is not offered in the form of the other', async ({ page }) => {
  test.setTimeout(120_000);
  await signInAs(page, stack, EDITOR);
  const id = await createNews(page, stack, 'Dua bahasa');
  const save = `**/api/news/${id}?*`;
  await page.route(save, (route) =>
    route.request().method() === 'PATCH' ? route.fulfill({ status: 500, json: {} }) : route.continue(),
  );
  await page.locator('#field-summary').fill('Kalimat bahasa Indonesia');
  await expect(saveState(page)).toContainText('Tidak tersimpan');
  const chooseLanguage = async (name: string) => {
    await page.locator('.localizer button').first().click();
    await page.locator('.popup__content').getByText(name).click();
  };
  await chooseLanguage('Bahasa Inggris');
  await page.waitForURL(/locale=en/);
  await expect(page.locator('#field-summary')).toHaveValue('');
  await waitForNetworkIdle(page);
  await expect(dialog(page)).toHaveCount(0);
  await page.unroute(save);
  await chooseLanguage('Bahasa Indonesia');
  await expect(dialog(page)).toContainText('di formulir bahasa Indonesia');
  await button(page, 'Ambil kembali').click();
  await expect(saveState(page)).toContainText('Tersimpan pukul');
  expect(await administrator.call('GET', `/api/news/${id}?draft=true&depth=0&locale=all`)).toMatchObject({
    summary: { id: 'Kalimat bahasa Indonesia' },
  });
});

test('who types in an item that is moved to the trash is told so', async ({ page }) => {
  test.setTimeout(120_000);
  await signInAs(page, stack, EDITOR);
  const id = await createNews(page, stack, 'Ke tempat sampah');
  await saveAsColleague(`news/${id}?`, { deletedAt: new Date().toISOString() });
  await title(page).fill('Masih diketik');
  await expect(saveState(page)).toContainText(
    /Tidak tersimpan: Bench memindahkan ini ke tempat sampah.*salin ke tempat lain/,
  );
  await expect(page.getByText('Coba simpan lagi')).toHaveCount(0);
});
