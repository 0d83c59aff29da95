import type { Page } from '@playwright/test';
import { signInAs } from './back-office.ts';
import { createNews, saveState } from './item-form.ts';
import { waitForNetworkIdle } from './network-idle.ts';
import { type EditedStack, expect, test } from './test.ts';

/** What staff remove, paste and link in a form: it can be brought back, is not lost, and leads somewhere. */

let stack: EditedStack;
test.beforeAll(({ editedStack }) => {
  stack = editedStack;
});

// The admin panel is Payload's: its console output is not under our control.
test.use({ expectedErrors: [/.*/] });

const signIn = (page: Page) => signInAs(page, stack, stack.administrator.credentials);

type Block = { id: string; title: string };
type Draft = { id: number; blocks?: Block[] | null; body?: unknown };

const draft = async (path: string) =>
  (await stack.administrator.call('GET', `/api/${path}?draft=true&depth=0&locale=id`)) as Draft;

const banner = (title: string) => ({ blockType: 'banner', tone: 'primary', title, text: 'Isi spanduk.' });

async function createPage(subType: string, titles: readonly string[]): Promise<number> {
  const { doc } = (await stack.administrator.call('POST', '/api/pages?locale=id&draft=true', {
    title: 'Halaman dengan bagian',
    type: 'informasi',
    subType,
    blocks: titles.map(banner),
  })) as { doc: Draft };
  return doc.id;
}

async function removeBlock(page: Page, index: number): Promise<void> {
  await page.locator(`#blocks-row-${index} .array-actions__button`).first().click();
  await page.getByRole('button', { name: 'Hapus', exact: true }).click();
}

test('a part of a page that was removed comes back, also after it was stored without it', async ({
  page,
}) => {
  await signIn(page);
  const id = await createPage('bagian-dihapus', ['Spanduk satu', 'Spanduk dua']);
  const titles = async () => ((await draft(`pages/${id}`)).blocks ?? []).map(({ title }) => title);
  await page.goto(`${stack.cmsUrl}/admin/collections/pages/${id}?locale=id`);
  await expect(page.locator('#blocks-row-1')).toBeVisible();
  await waitForNetworkIdle(page);

  await removeBlock(page, 0);
  const notice = page.locator('.payload-toast-item', { hasText: 'Bagian “Spanduk satu” dihapus.' });
  await expect(notice).toBeVisible();
  await expect.poll(titles).toEqual(['Spanduk dua']);
  await expect(saveState(page)).toContainText('Tersimpan pukul');
  await page.keyboard.press('Control+z');
  await expect.poll(titles).toEqual(['Spanduk satu', 'Spanduk dua']);
  await expect(notice).toBeHidden();
  await expect(page.locator('#blocks-row-0 [name="blocks.0.title"]')).toHaveValue('Spanduk satu');

  await removeBlock(page, 1);
  await expect.poll(titles).toEqual(['Spanduk satu']);
  await removeBlock(page, 0);
  await expect.poll(titles).toEqual([]);
  // The last removal only.
  await page.getByRole('button', { name: 'Urungkan' }).press('Enter');
  await expect.poll(titles).toEqual(['Spanduk satu']);
  await expect(page.getByRole('button', { name: 'Urungkan' })).toBeHidden();
});

/** Pastes HTML into the text of a news item, as a browser does from another program. */
async function pasteInto(page: Page, html: string, text: string): Promise<void> {
  const editor = page.locator('[data-lexical-editor]').first();
  await editor.click();
  await editor.evaluate(
    (element, [markup = '', words = '']) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', markup);
      clipboardData.setData('text/plain', words);
      element.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }));
    },
    [html, text],
  );
}

test('text pasted with pictures and bad links is stored, and says what is missing', async ({ page }) => {
  await signIn(page);
  const id = await createNews(page, stack, 'Ditempel dari Word');
  const body = async () => JSON.stringify((await draft(`news/${id}`)).body);
  await pasteInto(
    page,
    '<p>Sebelum</p><p><img src="file:///C:/clip_image001.png"></p><p>Sesudah <a href="halaman.html">baca ini</a></p>',
    'Sebelum\n\nSesudah baca ini',
  );
  const notice = page.locator('.payload-toast-item', { hasText: 'Teksnya ditempel tanpa gambar' });
  await expect(notice).toBeVisible();
  await expect(page.locator('[data-lexical-editor]').first()).toContainText('Sesudah baca ini');
  await expect.poll(body).toContain('Sesudah');
  expect(await body()).not.toContain('upload');
  await expect(saveState(page)).toContainText('Tersimpan pukul');

  await page.locator('#action-save').click();
  const error = page.getByText('Tautan “baca ini” tidak dapat mengarah ke “halaman.html”');
  await expect(error.first()).toBeVisible();
});

test('a link to a page that is not public is asked about, and listed until it is mended', async ({
  page,
}) => {
  await signIn(page);
  const heading = page.getByRole('heading', { name: 'Tautan yang terputus di situs' });
  const place = page.getByRole('link', { name: /Halaman “Halaman dengan tautan”.*\/informasi\/belum-ada/ });
  const link = { text: 'Lihat', url: '/informasi/belum-ada' };
  const { doc } = (await stack.administrator.call('POST', '/api/pages?locale=id&draft=true', {
    title: 'Halaman dengan tautan',
    type: 'informasi',
    subType: 'dengan-tautan',
    summary: 'Ringkasan halaman dengan tautan.',
    blocks: [{ ...banner('Spanduk'), link }],
  })) as { doc: Draft & { blocks: object[] } };
  const form = `${stack.cmsUrl}/admin/collections/pages/${doc.id}?locale=id`;
  await page.goto(form);
  await expect(page.locator('#blocks-row-0')).toBeVisible();
  await waitForNetworkIdle(page);
  await page.locator('#action-save').click();
  const question = page.locator('dialog.confirmation');
  await expect(question).toContainText('“Lihat” menuju /informasi/belum-ada');
  await question.getByRole('button', { name: 'Tayangkan dengan tautan itu' }).click();
  await expect(page.locator('.toast-success')).toBeVisible();

  await page.goto(`${stack.cmsUrl}/admin`);
  await expect(heading).toBeVisible();
  await expect(place).toBeVisible();
  const mended = { blocks: [{ ...doc.blocks[0], link: { ...link, url: '/promo' } }], _status: 'published' };
  await stack.administrator.call('PATCH', `/api/pages/${doc.id}?locale=id&publishSpecificLocale=id`, mended);
  await page.goto(`${stack.cmsUrl}/admin`);
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(place).toBeHidden();
  await stack.administrator.call('PATCH', `/api/pages/${doc.id}?locale=id`, { _status: 'draft' });
});
