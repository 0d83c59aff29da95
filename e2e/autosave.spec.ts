import { jakartaDate } from '@beranda/finance';
import { pictureFile } from '../apps/cms/testing/picture.ts';
import type { Administrator } from '../bench/administrator.ts';
import { signInAs } from './back-office.ts';
import {
  createNews,
  dialog,
  dialogButton,
  newsDraft,
  saveAsColleague,
  saveState,
  title,
} from './item-form.ts';
import { waitForNetworkIdle } from './network-idle.ts';
import { newsText } from './news-text.ts';
import type { SharedStack } from './stack.ts';
import { expect, SLOW, test } from './test.ts';

/** Autosave in the back office: nothing typed is lost, and the status bar of the form is correct. */

const PEOPLE = {
  editor: { name: 'Sari Penyunting', email: 'sari@bank.example', password: 'penyunting-rahasia-1' },
  publisher: { name: 'Wati Penerbit', email: 'wati@bank.example', password: 'penerbit-rahasia-3' },
};

type Item = { id: number; title?: string | null; slug?: string | null };

let stack: SharedStack;
let administrator: Administrator;
test.beforeAll(async ({ sharedStack, administrator: registered }) => {
  stack = sharedStack;
  administrator = registered;
  for (const [role, person] of Object.entries(PEOPLE)) {
    const roles = [role === 'publisher' ? 'publisher' : 'editor'];
    await administrator.addAccount({ ...person, roles });
  }
});

// The admin panel is Payload's: its console output is not under our control.
test.use({ expectedErrors: [/.*/] });

const drafts = async (query = '') =>
  (await administrator.call('GET', `/api/news?draft=true&depth=0&locale=id&sort=-id&limit=5${query}`)) as {
    docs: Item[];
    totalDocs: number;
  };
const draft = (id: string) => newsDraft(administrator, id);

test(
  'a new item is stored on the first input, and nothing typed during the save is lost',
  SLOW,
  async ({ page }) => {
    test.setTimeout(120_000);
    await signInAs(page, stack, PEOPLE.editor);
    const before = await drafts();
    await page.goto(`${stack.cmsUrl}/admin/collections/news/create?locale=id`);
    await expect(title(page)).toBeVisible();
    await waitForNetworkIdle(page);
    expect((await drafts()).totalDocs).toBe(before.totalDocs);

    const words = 'Bunga deposito naik mulai awal bulan depan di semua cabang';
    await title(page).click();
    await page.keyboard.type(words.slice(0, 5));
    const created = page.waitForResponse(
      (response) => response.url().includes('/api/news?') && response.request().method() === 'POST',
    );
    await created;
    await page.keyboard.type(words.slice(5), { delay: 100 });
    await page.waitForURL(/\/news\/\d+/);
    await expect(title(page)).toHaveValue(words);
    await expect(saveState(page)).toContainText('Tersimpan pukul');
    const [stored] = (await drafts()).docs;
    expect((await drafts()).totalDocs).toBe(before.totalDocs + 1);
    expect(stored).toMatchObject({
      title: words,
      slug: 'bunga-deposito-naik-mulai-awal-bulan-depan-di-semua-cabang',
    });
    await expect(page.locator('#field-slug')).toHaveValue(String(stored?.slug));
  },
);

test(
  'a text that is too long is counted and rejected, and the status bar shows it',
  SLOW,
  async ({ page }) => {
    await signInAs(page, stack, PEOPLE.editor);
    const id = await createNews(page, stack, 'Judul yang pantas');
    await title(page).fill('x'.repeat(600));
    await expect(page.getByText('600 dari 160 karakter: 440 terlalu banyak')).toBeVisible();
    await expect(saveState(page)).toContainText('Tidak tersimpan');
    expect((await draft(id)).title).toBe('Judul yang pantas');
    await title(page).fill('Judul yang pendek');
    await expect(page.getByText('17 dari 160 karakter')).toBeVisible();
    await expect(saveState(page)).toContainText('Tersimpan pukul');
    expect((await draft(id)).title).toBe('Judul yang pendek');
  },
);

test('an editor deletes their draft, and a publisher restores it', SLOW, async ({ page, browser }) => {
  test.setTimeout(120_000);
  await signInAs(page, stack, PEOPLE.editor);
  const id = await createNews(page, stack, 'Salah mulai');
  await page.locator('.doc-controls__dots').click();
  await page.locator('#action-delete').click();
  const moved = page.waitForResponse(
    (response) => response.url().includes(`/api/news/${id}`) && response.request().method() === 'PATCH',
  );
  await page.locator('#confirm-action').click();
  expect((await moved).ok()).toBe(true);
  await page.waitForURL(/\/collections\/news(\?|$)/);
  expect((await drafts()).docs.map((doc) => String(doc.id))).not.toContain(id);

  const context = await browser.newContext({ locale: 'id-ID' });
  const publisher = await context.newPage();
  await signInAs(publisher, stack, PEOPLE.publisher);
  await publisher.goto(`${stack.cmsUrl}/admin/collections/news/trash/${id}`);
  await publisher.locator('#action-restore').click();
  await publisher.locator('#confirm-action').click();
  await publisher.waitForURL(new RegExp(`/collections/news/${id}`));
  expect((await draft(id)).title).toBe('Salah mulai');
  // The server deletes permanently only from the trash, so the dialog does not offer it here.
  await publisher.locator('.doc-controls__dots').click();
  await publisher.locator('#action-delete').click();
  await expect(publisher.locator('#confirm-action')).toBeVisible();
  await expect(publisher.locator('#delete-forever')).toBeHidden();
  await context.close();
});

test('an expired session asks to sign in over the form, and the save is retried', async ({ page }) => {
  test.setTimeout(120_000);
  await signInAs(page, stack, PEOPLE.editor);
  const id = await createNews(page, stack, 'Sebelum sesi berakhir');
  await page.context().clearCookies();
  await title(page).fill('Sesudah sesi berakhir');
  await expect(dialog(page)).toContainText('Sesi Anda berakhir');
  await expect(dialog(page)).not.toContainText('akun bank');
  await expect(dialog(page).locator('input[type=email]')).toHaveValue(PEOPLE.editor.email);
  await dialog(page).locator('input[type=password]').fill('bukan kata sandinya');
  await dialogButton(page, 'Masuk').click();
  await expect(dialog(page).getByRole('alert')).toContainText('tidak cocok');
  await dialog(page).locator('input[type=password]').fill(PEOPLE.editor.password);
  await dialogButton(page, 'Masuk').click();
  // Two slow sign-ins follow each other where passwords are checked on a busy machine.
  await expect(dialog(page)).toBeHidden({ timeout: 30_000 });
  await expect(saveState(page)).toContainText('Tersimpan pukul');
  await expect(title(page)).toHaveValue('Sesudah sesi berakhir');
  expect((await draft(id)).title).toBe('Sesudah sesi berakhir');

  // Signed in again in another tab, such as by the bank's identity provider, for which there is no password to enter.
  const session = await page.context().cookies();
  await page.context().clearCookies();
  await title(page).fill('Sesudah masuk di tab lain');
  await expect(dialog(page)).toContainText('Sesi Anda berakhir');
  await page.context().addCookies(session);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(dialog(page)).toBeHidden();
  await expect(saveState(page)).toContainText('Tersimpan pukul');
  expect((await draft(id)).title).toBe('Sesudah masuk di tab lain');
});

test('a lost connection is shown in the language of the user, and the save is retried', async ({ page }) => {
  test.setTimeout(120_000);
  await signInAs(page, stack, PEOPLE.editor);
  const id = await createNews(page, stack, 'Sebelum terputus');
  await page.route(`**/api/news/${id}?*`, (route) => route.abort('connectionfailed'));
  await title(page).fill('Ditulis tanpa sambungan');
  await expect(saveState(page)).toContainText('Sambungan terputus');
  await expect(page.getByText('Failed to fetch')).toHaveCount(0);
  await page.unroute(`**/api/news/${id}?*`);
  await expect(saveState(page)).toContainText('Tersimpan pukul', { timeout: 20_000 });
  expect((await draft(id)).title).toBe('Ditulis tanpa sambungan');
});

test(
  'rejected input is stored in the browser and offered when the form is opened again',
  SLOW,
  async ({ page }) => {
    test.setTimeout(120_000);
    await signInAs(page, stack, PEOPLE.editor);
    const id = await createNews(page, stack, 'Yang tersimpan');
    await page.route(`**/api/news/${id}?*`, (route) =>
      route.request().method() === 'PATCH'
        ? route.fulfill({ status: 500, json: { errors: [{ message: 'Terjadi kesalahan.' }] } })
        : route.continue(),
    );
    await title(page).fill('Yang ditolak server');
    await expect(saveState(page)).toContainText('Tidak tersimpan: Terjadi kesalahan.');
    await page.unroute(`**/api/news/${id}?*`);
    await page.reload();
    await expect(dialog(page)).toContainText('Isian yang belum tersimpan');
    await expect(title(page)).toHaveValue('Yang tersimpan');
    // Postponed, it is kept, whatever is typed and stored meanwhile.
    await dialogButton(page, 'Nanti').click();
    await page.locator('#field-summary').fill('Ringkasan sementara itu');
    await expect(saveState(page)).toContainText('Tersimpan pukul');
    await page.reload();
    await expect(dialog(page)).toContainText('Isian yang belum tersimpan');
    await expect(title(page)).toHaveValue('Yang tersimpan');
    await dialogButton(page, 'Ambil kembali').click();
    await expect(title(page)).toHaveValue('Yang ditolak server');
    // The copy is older than what was stored meanwhile: a conflict, also for the same person.
    await expect(saveState(page)).toContainText('ada perubahan lain yang tersimpan lebih dulu');
    await dialogButton(page, 'Pakai pilihan ini').click();
    await expect(saveState(page)).toContainText('Tersimpan pukul');
    expect(await draft(id)).toMatchObject({
      title: 'Yang ditolak server',
      summary: 'Ringkasan sementara itu',
    });
    await page.reload();
    await expect(title(page)).toHaveValue('Yang ditolak server');
    await waitForNetworkIdle(page);
    await expect(dialog(page)).toHaveCount(0);
  },
);

test('an edit conflict (lost update) shows both texts, and neither is lost', async ({ page }) => {
  test.setTimeout(120_000);
  await signInAs(page, stack, PEOPLE.editor);
  const id = await createNews(page, stack, 'Sebelum keduanya');
  await page.locator('#field-summary').fill('Ringkasan pertama');
  await expect(saveState(page)).toContainText('Tersimpan pukul');

  // A save despite the lock, like that of a publisher who takes it over.
  const other = { title: 'Judul dari penerbit' };
  await saveAsColleague(administrator, `news/${id}?draft=true&`, other);

  await page.locator('#field-summary').fill('Ringkasan dari penyunting');
  await expect(dialog(page)).toContainText('Bench menyimpan pada');
  await expect(dialog(page)).toContainText('Judul dari penerbit');
  await expect(dialog(page)).toContainText('Ringkasan dari penyunting');
  await dialogButton(page, 'Pakai pilihan ini').click();
  await expect(title(page)).toHaveValue('Judul dari penerbit');
  await expect(saveState(page)).toContainText('Tersimpan pukul');
  expect(await draft(id)).toMatchObject({
    title: 'Judul dari penerbit',
    summary: 'Ringkasan dari penyunting',
  });
});

test('a publication is not scheduled of what the publisher has not seen', SLOW, async ({ page }) => {
  test.setTimeout(120_000);
  await signInAs(page, stack, PEOPLE.publisher);
  const id = await createNews(page, stack, 'Yang dilihat penerbit');
  const unseen = { title: 'Yang belum dilihat penerbit' };
  await saveAsColleague(administrator, `news/${id}?draft=true&`, unseen);

  await page.locator('.doc-controls .form-submit .popup-button').click();
  await page.locator('#schedule-publish').click();
  const drawer = page.locator('.schedule-publish');
  const nextYear = Number(jakartaDate(new Date()).slice(0, 4)) + 1;
  await drawer.locator('.react-datepicker__input-container input').fill(`24 Nov ${nextYear} 09:00`);
  await page.keyboard.press('Enter');
  await drawer.getByRole('button', { name: 'Simpan' }).click();
  await expect(page.locator('.toast-error')).toContainText('Belum dijadwalkan: Bench menyimpan perubahan');
});

test(
  'the file of a picture can be replaced right after its description was saved',
  SLOW,
  async ({ page }) => {
    test.setTimeout(120_000);
    await signInAs(page, stack, PEOPLE.publisher);
    const { docs } = (await administrator.call('GET', '/api/media?limit=1&depth=0')) as {
      docs: { id: number; filename: string }[];
    };
    const [picture] = docs;
    await page.goto(`${stack.cmsUrl}/admin/collections/media/${picture?.id}?locale=id`);
    const saved = () =>
      page.waitForResponse(
        (response) => response.request().method() === 'PATCH' && response.url().includes('/media/'),
      );
    await waitForNetworkIdle(page);
    await page.locator('#field-alt').fill('Keterangan yang baru');
    const first = saved();
    await page.locator('#action-save').click();
    expect((await first).status()).toBe(200);
    await expect(saveState(page)).toContainText('Tersimpan pukul');
    await page.locator('.file-details__remove').click();
    const { data, mimetype, name } = await pictureFile('pengganti');
    await page.locator('input[type=file]').setInputFiles({ name, mimeType: mimetype, buffer: data });
    await page.locator('#action-save').click();
    const confirm = page.getByRole('button', { name: 'Deskripsi masih cocok' });
    await expect(confirm).toBeVisible();
    const second = saved();
    await confirm.click();
    expect((await second).status()).toBe(200);
    const after = (await administrator.call('GET', `/api/media/${picture?.id}?depth=0`)) as {
      filename: string;
    };
    expect(after.filename).not.toBe(picture?.filename);
  },
);

test(
  'versions show author, Jakarta time and language, and English is not shown as deleted',
  SLOW,
  async ({ page }) => {
    test.setTimeout(120_000);
    await signInAs(page, stack, PEOPLE.editor);
    const id = await createNews(page, stack, 'Versi dua bahasa');
    const item = `${stack.cmsUrl}/admin/collections/news/${id}`;
    await page.goto(`${item}?locale=en`);
    await waitForNetworkIdle(page);
    await title(page).fill('A version in two languages');
    await expect(saveState(page)).toContainText('Tersimpan pukul');
    const publish = { ...newsText('Versi yang terbit'), _status: 'published' };
    // The form may hold its lock for a moment longer.
    await saveAsColleague(administrator, `news/${id}?`, publish);

    await page.goto(`${item}/versions?locale=id`);
    const rows = page.locator('.versions-list tbody tr');
    await expect(rows.filter({ hasText: 'Versi terkini' })).toHaveCount(1);
    await expect(rows.first()).toContainText('Diterbitkan');
    await expect(rows.first()).toContainText('Dilihat pengunjung: Bahasa Indonesia');
    await expect(rows.nth(1)).toContainText(PEOPLE.editor.name);
    await expect(rows.nth(1)).toContainText('Bahasa Inggris');
    const now = new Intl.DateTimeFormat('id-ID', { dateStyle: 'medium', timeZone: 'Asia/Jakarta' });
    await expect(rows.first()).toContainText(now.format(new Date()));

    await rows.first().locator('a').click();
    const sections = page.locator('.version-changes');
    await expect(sections.filter({ hasText: 'Bahasa Indonesia' })).toContainText('Versi yang terbit');
    await expect(sections.filter({ hasText: 'Bahasa Inggris' })).toContainText('Tidak ada perbedaan');
  },
);
