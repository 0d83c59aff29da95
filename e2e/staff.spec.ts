import { makePassword } from '../bench/stack.ts';
import { signInAs } from './back-office.ts';
import { dialog, dialogButton, newsDraft, saveAsColleague, saveState, title } from './item-form.ts';
import { waitForNetworkIdle } from './network-idle.ts';
import { newsText } from './news-text.ts';
import { type EditedStack, expect, test } from './test.ts';

/** What staff save is safe from colleagues, from themselves and from a button pressed too early, also on a phone. */

const PUBLISHER = { name: 'Wati Penerbit', email: 'wati@bank.example', password: makePassword() };
const SECOND_ADMINISTRATOR = { name: 'Joko Admin', email: 'joko@bank.example', password: makePassword() };

let stack: EditedStack;
test.beforeAll(async ({ editedStack }) => {
  stack = editedStack;
  await stack.administrator.addAccount({ ...PUBLISHER, roles: ['publisher'] });
  await stack.administrator.addAccount({ ...SECOND_ADMINISTRATOR, roles: ['administrator'] });
});

// The admin panel is Payload's: its console output is not under our control.
test.use({ expectedErrors: [/.*/] });
test.beforeEach(() => {
  test.setTimeout(120_000);
});

type News = { id: number };
type Home = { services: { tiles: { id: string; title: string; icon: string }[] } };

/** Publishes a news item in Indonesian. @returns its id. */
async function publishNews(text: string): Promise<number> {
  const { doc } = (await stack.administrator.call('POST', '/api/news?draft=true&locale=id', {
    ...newsText(text),
  })) as { doc: News };
  await stack.administrator.call('PATCH', `/api/news/${doc.id}?locale=id`, { _status: 'published' });
  return doc.id;
}

const draft = (id: number) => newsDraft(stack.administrator, id);

const status = '.status__value';

test('after a conflict the form says that there are unpublished changes of a colleague, and publishes them', async ({
  page,
}) => {
  const id = await publishNews('Berita dengan draf rekan');
  await signInAs(page, stack, PUBLISHER);
  await page.goto(`${stack.cmsUrl}/admin/collections/news/${id}?locale=id`);
  await expect(page.locator(status)).toHaveText('Diterbitkan');
  await waitForNetworkIdle(page);
  await saveAsColleague(stack.administrator, `news/${id}?draft=true&`, {
    title: 'Judul rekan yang belum terbit',
  });
  await page.locator('#field-summary').fill('Ringkasan yang dibuang');
  await dialogButton(page, 'Buang semua isian saya').click();
  await expect(title(page)).toHaveValue('Judul rekan yang belum terbit');
  await expect(page.locator(status)).toHaveText('Berubah');
  await expect(page.locator('#action-save')).toBeEnabled();
});

test('text that is not saved yet stays in the form when the item is unpublished', async ({ page }) => {
  const id = await publishNews('Berita yang ditarik');
  await signInAs(page, stack, PUBLISHER);
  await page.goto(`${stack.cmsUrl}/admin/collections/news/${id}?locale=id`);
  await expect(title(page)).toBeVisible();
  await waitForNetworkIdle(page);
  await saveAsColleague(stack.administrator, `news/${id}?draft=true&`, { title: 'Judul rekan' });
  await page.locator('#field-summary').fill('Ringkasan yang belum tersimpan');
  await dialogButton(page, 'Kembali ke formulir').click();
  await page.locator('.doc-controls .popup__trigger-wrap button').last().click();
  await page.locator('#action-unpublish').click();
  await page.locator('#confirm-action').click();
  await expect(page.locator(status)).toHaveText('Draf');
  await expect(page.locator('#field-summary')).toHaveValue('Ringkasan yang belum tersimpan');
  await expect(saveState(page)).toContainText('Tidak tersimpan');
  await page.locator('#field-summary').fill('Ringkasan yang belum tersimpan juga');
  await dialogButton(page, 'Pakai pilihan ini').click();
  await expect(saveState(page)).toContainText('Tersimpan pukul');
  expect(await draft(id)).toMatchObject({
    title: 'Judul rekan',
    summary: 'Ringkasan yang belum tersimpan juga',
  });
});

test('the time of a schedule is read with the day first, as it is typed', async ({ page }) => {
  const id = await publishNews('Berita yang dijadwalkan');
  await signInAs(page, stack, PUBLISHER);
  await page.goto(`${stack.cmsUrl}/admin/collections/news/${id}?locale=id`);
  await waitForNetworkIdle(page);
  await page.locator('.doc-controls .form-submit .popup-button').click();
  await page.locator('#schedule-publish').click();
  const drawer = page.locator('.schedule-publish');
  const time = drawer.locator('.react-datepicker__input-container input');
  await time.pressSequentially('3');
  await drawer.getByRole('heading', { level: 2 }).click();
  await expect(time).toHaveValue('');
  await time.pressSequentially('01/02/2099 09.30');
  await drawer.getByRole('heading', { level: 2 }).click();
  await expect(time).toHaveValue('Feb 1, 2099 9:30 AM');
});

test('who changes what is scheduled is told that it will not be published', async ({ page }) => {
  const id = await publishNews('Berita terjadwal yang berubah');
  await saveAsColleague(stack.administrator, `news/${id}?draft=true&`, { title: 'Berita terjadwal' });
  await signInAs(page, stack, PUBLISHER);
  await page.goto(`${stack.cmsUrl}/admin/collections/news/${id}?locale=id`);
  await waitForNetworkIdle(page);
  await page.locator('.doc-controls .form-submit .popup-button').click();
  await page.locator('#schedule-publish').click();
  const drawer = page.locator('.schedule-publish');
  await drawer.locator('.react-datepicker__input-container input').fill('1 Feb 2099 09:30');
  await drawer.getByRole('heading', { level: 2 }).click();
  await drawer.locator('#scheduled-publish-save').click();
  await expect(drawer.locator('.schedule-publish__upcoming table')).toBeVisible();
  await page.keyboard.press('Escape');
  const notice = page.locator('.schedule-notice');
  await expect(notice).toHaveText('');
  await page.locator('#field-summary').fill('Ringkasan sesudah dijadwalkan');
  await expect(notice).toContainText('1 Feb 2099, 09.30 WIB tidak akan terjadi: isinya diubah atau ditarik');
});

test('two publishers who change one section of the home page choose only for the card that both have changed', async ({
  page,
}) => {
  const address = '/api/globals/home?locale=id&depth=0';
  const home = (await stack.administrator.call('GET', address)) as Home;
  const saveTiles = (tiles: object[]) =>
    stack.administrator.call('POST', `${address}&overrideLock=true`, {
      services: { ...home.services, tiles },
    });
  const { tiles } = home.services;
  const titles = async () =>
    ((await stack.administrator.call('GET', address)) as Home).services.tiles.map((tile) => tile.title);
  await signInAs(page, stack, PUBLISHER);
  await page.goto(`${stack.cmsUrl}/admin/globals/home?locale=id`);
  await page.getByRole('button', { name: 'Layanan', exact: true }).click();
  const toggles = page.locator('.array-field__row .collapsible__toggle:visible');
  await toggles.nth(0).click();
  // Payload compares the form with the stored state at the first change only.
  const compared = page.waitForResponse((response) =>
    Boolean(response.request().postData()?.includes('Kartu satu saya')),
  );
  await page.locator('[name="services.tiles.0.title"]').fill('Kartu satu saya');
  await compared;
  await toggles.nth(2).click();
  await page.locator('[name="services.tiles.2.title"]').fill('Kartu tiga saya');
  try {
    const titled = ['Kartu satu rekan', 'Kartu dua rekan'];
    await saveTiles(tiles.map((tile, index) => ({ ...tile, title: titled[index] ?? tile.title })));
    await page.locator('#action-save').click();
    await expect(dialog(page).getByRole('radio', { name: 'Keduanya digabung' })).toBeChecked();
    const use = dialogButton(page, 'Pakai pilihan ini');
    await expect(use).toBeDisabled();
    const card = dialog(page).getByRole('group', { name: 'Kartu › Kartu “Kartu satu saya”' });
    await expect(card).toContainText('Kartu satu rekan');
    await card.getByRole('radio', { name: 'Isian Anda' }).check();
    await use.click();
    await expect(dialog(page)).toHaveCount(0);
    await page.locator('#action-save').click();
    await expect
      .poll(async () => (await titles()).slice(0, 3))
      .toEqual(['Kartu satu saya', 'Kartu dua rekan', 'Kartu tiga saya']);
  } finally {
    await saveTiles(tiles);
  }
});

test('what is restored from the trash is offered as a draft only', async ({ page }) => {
  const { doc } = (await stack.administrator.call('POST', '/api/news?draft=true&locale=id', {
    title: 'Berita di tempat sampah',
  })) as { doc: News };
  await saveAsColleague(stack.administrator, `news/${doc.id}?`, { deletedAt: new Date().toISOString() });
  await signInAs(page, stack, PUBLISHER);
  await page.goto(`${stack.cmsUrl}/admin/collections/news/trash/${doc.id}?locale=id`);
  await page.getByRole('button', { name: 'Pulihkan' }).click();
  await expect(page.locator('#confirm-action')).toBeVisible();
  await expect(page.getByText('sebagai draf')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /versi yang diterbitkan/ })).toBeHidden();
  await page.locator('#confirm-action').click();
  await expect(title(page)).toHaveValue('Berita di tempat sampah');
  await expect(page.locator(status)).toHaveText('Draf');
});

test('an icon is chosen by its picture and found by a word of the own language', async ({ page }) => {
  await signInAs(page, stack, PUBLISHER);
  await page.goto(`${stack.cmsUrl}/admin/globals/home?locale=id`);
  await page.getByRole('button', { name: 'Jalan pintas', exact: true }).click();
  await page.locator('.array-field__row .collapsible__toggle:visible').first().click();
  const field = page.locator('#field-highlights__shortcuts__0__icon');
  const icon = field.getByRole('combobox', { name: 'Ikon' });
  await icon.click();
  await expect(page.getByRole('option').first().locator('use')).toHaveAttribute(
    'href',
    /icons.*\.svg#search$/,
  );
  await icon.fill('tabungan');
  await expect(page.getByRole('option')).toHaveText(['Celengan, tabungan']);
  await expect(field.getByText('1 ikon.')).toBeAttached();
  await icon.press('Enter');
  await expect(field.locator('.icon-choice--chosen')).toHaveText('Celengan, tabungan');
  // The sprite is there, not only its address.
  const picture = await field.locator('use').evaluate((use) => (use as SVGUseElement).getBBox().width);
  expect(picture).toBeGreaterThan(0);
});

test('at 360 px every bulk action of a list is within the screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signInAs(page, stack, PUBLISHER);
  await page.goto(`${stack.cmsUrl}/admin/collections/news?locale=id`);
  const actions = page.locator('.collection-list__list-selection button');
  // Before the list is hydrated a click changes nothing. The box stays empty where rows are locked by others.
  await expect(async () => {
    await page.locator('#heading-_select input').click();
    await expect(actions.last()).toBeVisible({ timeout: 2_000 });
  }).toPass();
  expect(await actions.count()).toBeGreaterThan(3);
  for (const action of await actions.all()) await expect(action).toBeInViewport({ ratio: 1 });
});

test('a new password stays typed when its confirmation is wrong or cancelled', async ({ page }) => {
  const password = makePassword();
  await signInAs(page, stack, PUBLISHER);
  await page.goto(`${stack.cmsUrl}/admin/account`);
  await page.locator('#change-password').click();
  const typed = page.locator('#field-password');
  await typed.fill(password);
  await page.locator('#field-confirm-password').fill(password);
  const save = page.locator('#action-save');
  const confirmation = page.getByRole('dialog', { name: 'Ubah kata sandi' });
  // Payload validates on the server with a debounce: a click before reports missing fields.
  const saveUntilAsked = () =>
    expect(async () => {
      await save.click();
      await expect(confirmation).toBeVisible({ timeout: 3_000 });
    }).toPass();
  await saveUntilAsked();
  await confirmation.getByLabel('Kata sandi saat ini').fill('bukan kata sandi saya');
  await confirmation.getByRole('button', { name: 'Ubah kata sandi' }).click();
  await expect(confirmation.getByRole('alert')).toContainText('Kata sandi saat ini tidak benar.');
  await confirmation.getByRole('button', { name: 'Batal' }).click();
  await expect(typed).toHaveValue(password);
  await saveUntilAsked();
  await confirmation.getByLabel('Kata sandi saat ini').fill(PUBLISHER.password);
  await confirmation.getByRole('button', { name: 'Ubah kata sandi' }).click();
  await expect(typed).toHaveCount(0);
  await expect(save).toBeDisabled();
  await signInAs(page, stack, { ...PUBLISHER, password });
});

test('nobody gives up their own last role', async ({ page }) => {
  await signInAs(page, stack, SECOND_ADMINISTRATOR);
  await page.goto(`${stack.cmsUrl}/admin/account`);
  await page.locator('#field-roles .multi-value-remove').click();
  await page.locator('#action-save').click();
  await expect(page.getByText('Anda tidak dapat melepaskan peran terakhir Anda')).toBeVisible();
  await page.reload();
  await expect(page.locator('#field-roles')).toContainText('Administrator');
});
