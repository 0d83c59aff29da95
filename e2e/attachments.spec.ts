import { readFile, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { Administrator } from '../bench/administrator.ts';
import { listCases } from './administrator.ts';
import { listAccessibilityProblems } from './axe.ts';
import { signInAs } from './back-office.ts';
import {
  answerQuestion,
  expectTicket,
  fillIn,
  openContactForm,
  sendForm,
  uniqueNotes,
} from './contact-form.ts';
import { listHorizontalOverflows } from './horizontal-scroll.ts';
import type { SharedStack } from './stack.ts';
import { expect, test } from './test.ts';

// The browser logs the error status of a rejected form, and a lost connection.
test.use({ expectedErrors: [/status of 4\d\d|net::ERR_FAILED/] });

let stack: SharedStack;
let administrator: Administrator;
test.beforeAll(({ sharedStack, administrator: registered }) => {
  stack = sharedStack;
  administrator = registered;
});

/** A PDF of this size. */
const pdf = (name: string, bytes = 200) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    Buffer.alloc(bytes, 32),
    Buffer.from('\nstartxref\n0\n%%EOF\n'),
  ]),
});
const disguised = {
  name: 'foto.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.from('<svg onload="alert(1)"/>'),
};

const fileInput = (page: Page) => page.getByLabel('Lampiran (opsional)');
const next = (page: Page) => page.getByRole('button', { name: 'Lanjut: periksa isian' });
const chosenFiles = (page: Page) =>
  page.getByRole('list', { name: 'Berkas yang dipilih' }).getByRole('listitem');

test('files are uploaded when chosen, can be removed, are sent, and staff download them', async ({
  page,
}) => {
  const notes = uniqueNotes();
  await openContactForm(page, stack);
  await page.getByLabel('Nama lengkap').focus();
  await expect(page.locator('form[data-hydrated]')).toBeVisible();
  await fillIn(page, notes);
  await expect(page.getByText('Paling banyak 3 berkas, masing-masing paling besar 7 MB.')).toBeVisible();

  // A slow network: the progress bar shows what has been sent.
  const network = await page.context().newCDPSession(page);
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: 400_000,
  });
  await fileInput(page).setInputFiles([pdf('kontrak.pdf', 1_000_000), pdf('salah.pdf'), disguised]);
  const progress = page.getByRole('progressbar', { name: 'Mengunggah kontrak.pdf.' });
  await expect.poll(async () => Number(await progress.getAttribute('value'))).toBeGreaterThan(0.2);
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  await expect(chosenFiles(page)).toHaveCount(3);
  // Not the browser's own words.
  await expect(page.getByText('Pilih berkas', { exact: true })).toBeVisible();
  await expect(chosenFiles(page).nth(0)).toContainText(/PDF · 1 MB/);
  await expect(chosenFiles(page).nth(2)).toContainText('Berkas ini tidak dapat kami baca');
  await expect(page.getByRole('status').filter({ hasText: 'foto.jpg' })).toHaveText(
    /^foto\.jpg: Berkas ini tidak dapat kami baca/,
  );
  expect(await listAccessibilityProblems(page)).toEqual([]);

  // A rejected file has to be removed before the form is sent.
  await next(page).click();
  const summary = page.getByRole('region', { name: 'Ada yang perlu diperbaiki' });
  await expect(summary).toBeFocused();
  await summary.getByRole('link', { name: /^foto\.jpg/ }).click();
  await expect(fileInput(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Hapus kontrak.pdf' })).toBeFocused();
  await page.getByRole('button', { name: 'Hapus foto.jpg' }).press('Enter');
  await expect(fileInput(page)).toBeFocused();
  await page.getByRole('button', { name: 'Hapus salah.pdf' }).click();
  await expect(chosenFiles(page)).toHaveCount(1);
  expect(await listHorizontalOverflows(page)).toEqual([]);

  // A lost connection: the same file is sent again by its button. Its name, as phones make them, does not widen the form.
  const name = `${'IMG20261128'.repeat(8)}.pdf`;
  await page.route('**/attachments', (route) => route.abort());
  await fileInput(page).setInputFiles(pdf(name));
  await expect(chosenFiles(page).nth(1)).toContainText('Berkas ini belum kami terima');
  await page.setViewportSize({ width: 360, height: 800 });
  expect(await page.locator('#form').evaluate((form) => form.getBoundingClientRect().right)).toBeLessThan(
    360,
  );
  await page.unroute('**/attachments');
  await page.getByRole('button', { name: `Coba lagi mengunggah ${name}` }).click();
  await expect(fileInput(page)).toBeFocused();
  await expect(chosenFiles(page).nth(1)).toContainText(/PDF · \d/);
  await page.getByRole('button', { name: `Hapus ${name}` }).click();

  await next(page).click();
  await expect(page.getByRole('region', { name: 'Periksa isian Anda' })).toContainText('kontrak.pdf');
  await sendForm(page);
  const ticket = await expectTicket(page);

  const [stored] = await listCases(administrator, 'ticket', ticket);
  await signInAs(page, stack, administrator.credentials);
  await page.goto(`${stack.cmsUrl}/admin/collections/cases/${stored?.id}`);
  const table = page.getByRole('region', { name: /^(Lampiran|Attachments)$/ }).first();
  await expect(table.getByRole('row')).toHaveCount(2);
  await expect(table).toContainText('kontrak.pdf');
  await expect(table).not.toContainText('salah.pdf');
  const downloading = page.waitForEvent('download');
  await table.getByRole('link', { name: /kontrak\.pdf$/ }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('kontrak.pdf');
  expect((await readFile(await download.path())).subarray(0, 9).toString()).toBe('%PDF-1.7\n');
});

test('a file that is chosen again is attached once, and the form says so', async ({ page }, testInfo) => {
  // From the disk: a file is the same by name, size and time.
  const [path, other] = [testInfo.outputPath('bukti.pdf'), testInfo.outputPath('lain.pdf')];
  for (const one of [path, other]) await writeFile(one, pdf('bukti.pdf').buffer);
  await openContactForm(page, stack);
  await page.getByLabel('Nama lengkap').focus();
  await expect(page.locator('form[data-hydrated]')).toBeVisible();
  await fileInput(page).setInputFiles(path);
  await expect(chosenFiles(page).nth(0)).toContainText(/PDF · \d/);
  await fileInput(page).setInputFiles([path, other]);
  const note = page.getByText('bukti.pdf sudah ada di daftar ini');
  await expect(note).toBeVisible();
  await expect(chosenFiles(page)).toHaveCount(2);
  expect(await listAccessibilityProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Hapus bukti.pdf' }).click();
  await expect(note).toHaveCount(0);
  await fileInput(page).setInputFiles(path);
  await expect(chosenFiles(page)).toHaveCount(2);
  await expect(note).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('files are kept when a field is wrong, and one can be left out', async ({ page }) => {
    const notes = uniqueNotes();
    await openContactForm(page, stack);
    await fillIn(page, notes);
    await page.getByLabel('Nomor telepon').fill('bukan nomor');
    await fileInput(page).setInputFiles([pdf('kontrak.pdf'), pdf('salah.pdf'), disguised]);
    await answerQuestion(page);
    await next(page).click();
    const summary = page.getByRole('region', { name: 'Ada yang perlu diperbaiki' });
    await expect(summary.getByRole('link')).toHaveText([
      /^Nomor telepon/,
      /^foto\.jpg: Berkas ini tidak dapat kami baca/,
    ]);
    await expect(chosenFiles(page)).toHaveCount(2);
    await page.getByLabel('Nomor telepon').fill('0812 3765 4028');
    await page.getByRole('checkbox', { name: /^salah\.pdf/ }).uncheck();
    await sendForm(page);
    const ticket = await expectTicket(page);

    const [stored] = await listCases(administrator, 'ticket', ticket);
    const query = new URLSearchParams({ 'where[case][equals]': String(stored?.id) });
    const { docs } = (await administrator.call('GET', `/api/attachments?${query}`)) as {
      docs: { name: string }[];
    };
    expect(docs.map(({ name }) => name)).toEqual(['kontrak.pdf']);
  });
});
