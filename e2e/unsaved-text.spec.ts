import { setTimeout as sleep } from 'node:timers/promises';
import type { Page, Route } from '@playwright/test';
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

/** What is typed in the back office survives lost responses, colleagues who save meanwhile, and updates. */

const EDITOR = { name: 'Rina Penyunting', email: 'rina@bank.example', password: 'penyunting-rahasia-2' };

let stack: SharedStack;
let administrator: Administrator;
test.beforeAll(async ({ sharedStack, administrator: registered }) => {
  stack = sharedStack;
  administrator = registered;
  await administrator.addAccount({ ...EDITOR, roles: ['editor'] });
});

// The admin panel is Payload's: its console output is not under our control.
test.use({ expectedErrors: [/.*/] });

const draft = (id: string) => newsDraft(administrator, id);

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
  await dialogButton(page, 'Muat ulang').click();
  await expect(dialog(page)).toContainText('Isian yang belum tersimpan');
  await dialogButton(page, 'Ambil kembali').click();
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
  await expect(dialogButton(page, 'Ambil kembali')).toHaveCount(0);
  await dialogButton(page, 'Buang').click();
  await page.reload();
  await waitForNetworkIdle(page);
  await expect(dialog(page)).toHaveCount(0);
});

test('after a save whose form state is lost, the next save is based on it, without a conflict', async ({
  page,
}) => {
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
    const rejected = failed > 0 ? page.waitForResponse((response) => response.status() === 500) : null;
    await title(page).press('End');
    await page.keyboard.type(' satu');
    await sent;
    await page.keyboard.type(' dua');
    const summary = page.locator('#field-summary');
    await summary.pressSequentially('Ringkasan');
    if (failed > 0) {
      // The next change is saved with all that was not.
      await rejected;
      await summary.pressSequentially(' singkat');
    }
    const typed = { title: 'Awal satu dua', summary: failed > 0 ? 'Ringkasan singkat' : 'Ringkasan' };
    await expect.poll(() => draft(id), { timeout: 30_000 }).toMatchObject(typed);
    await waitForNetworkIdle(page);
    await expect(saveState(page)).toContainText('Tersimpan pukul');
    await expect(title(page)).toHaveValue('Awal satu dua');
    expect(await draft(id)).toMatchObject(typed);
  });
}

test('a conflict or a local copy cannot be resolved without a connection, and nothing typed is lost', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await signInAs(page, stack, EDITOR);
  const id = await createNews(page, stack, 'Sebelum konflik');
  await saveAsColleague(administrator, `news/${id}?draft=true&`, { summary: 'Ringkasan rekan' });
  let connect = await loseFormState(page);
  await title(page).fill('Judul saya');
  await expect(dialog(page)).toContainText('Orang lain menyimpan perubahan');
  await dialogButton(page, 'Pakai pilihan ini').click();
  await expect(dialog(page).getByRole('alert')).toContainText('Sambungan ke server terputus');

  // The same for the copy of what was typed.
  await connect();
  await page.reload();
  await expect(dialog(page)).toContainText('Isian yang belum tersimpan');
  connect = await loseFormState(page);
  await dialogButton(page, 'Ambil kembali').click();
  await expect(dialog(page).getByRole('alert')).toContainText('Sambungan ke server terputus');
  await expect(title(page)).toHaveValue('Sebelum konflik');
  await connect();
  await dialogButton(page, 'Ambil kembali').click();
  await expect(title(page)).toHaveValue('Judul saya');
  await dialogButton(page, 'Pakai pilihan ini').click();
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
  await dialogButton(page, 'Ambil kembali').click();
  await expect(saveState(page)).toContainText('Tersimpan pukul');
  expect((await draft(id)).title).toBe('Diketik sebelum layar berhenti');
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
  await dialogButton(page, 'Ambil kembali').click();
  await expect(saveState(page)).toContainText('Tersimpan pukul');
  expect(await administrator.call('GET', `/api/news/${id}?draft=true&depth=0&locale=all`)).toMatchObject({
    summary: { id: 'Kalimat bahasa Indonesia' },
  });
});
