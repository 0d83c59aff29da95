import { randomUUID } from 'node:crypto';
import { jakartaDate } from '@beranda/finance';
import type { Page } from '@playwright/test';
import { type MailServer, startMailServer } from '../apps/cms/testing/mail-server.ts';
import { type Administrator, registerAdministrator } from '../bench/administrator.ts';
import { listAccessibilityProblems } from './axe.ts';
import { signInAs } from './back-office.ts';
import { clockValue, dayFirst, eventsOf, takeCaseAction } from './case-screen.ts';
import { answerQuestion, expectTicket, sendForm } from './contact-form.ts';
import { listHorizontalOverflows } from './horizontal-scroll.ts';
import { recordStaffMails } from './leak-check/record-stack.ts';
import { registerMarkers } from './leak-check/recorded-output.ts';
import { enterForm, fillByLabel, formCase } from './site-form.ts';
import { type Stack, startStack } from './stack.ts';
import { expect, SLOW, test } from './test.ts';

const OFFICER = {
  name: 'Wulan Pratiwi',
  email: 'wulan@bank.example',
  password: 'kopi pagi untuk layanan nasabah',
};
const TEXTS = {
  documents: 'Fotokopi KTP dan mutasi rekening bulan Februari',
  proof: 'Surat 12/LN/2026',
  answer: 'Saldo Rp1.500.000 sudah kami kembalikan ke rekening.',
  appeal: 'Biaya penarikan belum dikembalikan',
  secondAnswer: 'Biaya penarikan sudah kami kembalikan.',
};

let stack: Stack;
let mailServer: MailServer;
let administrator: Administrator;
test.beforeAll(async () => {
  registerMarkers(Object.entries(TEXTS).map(([kind, value]) => ({ kind, value })));
  mailServer = await startMailServer();
  stack = await startStack({ SMTP_URL: mailServer.url });
  const readMails = async () => mailServer.mails.map(({ message }) => message);
  administrator = await registerAdministrator({ ...stack, readMails });
  await administrator.call('POST', '/api/globals/service', {
    notify: [{ for: 'complaint', addresses: [OFFICER.email] }],
  });
  await administrator.addAccount({ ...OFFICER, roles: ['customer-care'] });
});
test.afterAll(async () => {
  await stack?.dispose();
  mailServer?.close();
  recordStaffMails(
    'complaint-case',
    mailServer?.mails.map(({ message }) => message),
  );
});

// The admin panel is Payload's: its console output is not under our control.
test.use({ expectedErrors: [/.*/] });

/** Waits for a mail to an address with a text, and checks whether a PDF is attached. */
async function expectMail(to: string, text: string, { isPdf }: { isPdf: boolean }): Promise<void> {
  const find = () => mailServer.mails.filter((mail) => mail.to.includes(to) && mail.message.includes(text));
  await expect.poll(() => find().length, { message: `a mail with “${text}”`, timeout: 30_000 }).toBe(1);
  expect(find()[0]?.message.includes('application/pdf'), `a PDF with “${text}”`).toBe(isPdf);
}

/** The result of a status query for a case. */
const statusResult = (page: Page) => page.locator('#status[role=status]');

/** Queries the status of a case on the site. */
async function requestStatus(page: Page, ticket: string, contact: string): Promise<void> {
  await page.goto(`${stack.siteUrl}/about-us/complaint/status`);
  await page.getByLabel('Nomor tiket').fill(ticket);
  await page.getByLabel('Email atau nomor telepon').fill(contact);
  await page.getByRole('button', { name: 'Lihat status' }).click();
}

async function expectStage(page: Page, ticket: string, contact: string, stage: string): Promise<void> {
  await requestStatus(page, ticket, contact);
  await expect(statusResult(page).getByRole('heading', { name: stage })).toBeVisible();
}

/** Opens the unread case from the queue of those without an officer, takes it and saves. */
async function takeFromQueue(page: Page, ticket: string): Promise<void> {
  await page.goto(`${stack.cmsUrl}/admin/collections/cases`);
  await page
    .getByRole('navigation', { name: 'Antrean' })
    .getByRole('link', { name: /Belum ada petugas 1/ })
    .click();
  const link = page.getByRole('link', { name: new RegExp(`${ticket}.*Belum dibuka`) });
  await expect(link).toBeVisible();
  await link.click();
  await expect(eventsOf(page, 'opened')).toHaveCount(1);
  await page.getByRole('button', { name: 'Tugaskan kepada saya' }).click();
  await page.locator('#action-save').click();
  await expect(eventsOf(page, 'assigned')).toContainText(OFFICER.name);
}

test('a complaint goes from the site to its answer, appeal, yearly report and dashboard', async ({
  page,
  context,
}) => {
  // Half a minute alone, three times as long beside another test.
  test.setTimeout(240_000);
  const form = await formCase('complaint', 'id');
  const { email = '', phone = '' } = form.sample;
  const site = page;
  const desk = await context.newPage();

  await site.goto(stack.siteUrl + form.path);
  await fillByLabel(await enterForm(site, form), form);
  await sendForm(site);
  const ticket = await expectTicket(site);
  await expectMail(email, 'Kiriman Anda kepada', { isPdf: true });
  await expectMail(OFFICER.email, ticket, { isPdf: false });
  await expectStage(site, ticket, email, 'Kami terima');

  await signInAs(desk, stack, OFFICER);
  await takeFromQueue(desk, ticket);
  await takeCaseAction(desk, {
    label: 'Golongkan',
    fill: async (fields) => {
      await fields.getByLabel('Jenis pengaduan').selectOption('Berindikasi sengketa');
      await fields.getByLabel(/Dokumen lengkap sejak/).fill('');
    },
    event: 'classified',
  });
  await expect(clockValue(desk, 'Jenis')).toHaveText('Berindikasi sengketa');
  await expect(clockValue(desk, 'Dokumen lengkap')).toHaveText('Belum dipastikan');

  await takeCaseAction(desk, {
    label: 'Minta dokumen',
    fill: (fields) => fields.getByLabel('Dokumen yang diminta').fill(TEXTS.documents),
    event: 'documents-requested',
  });
  await expect(clockValue(desk, 'Tahap')).toHaveText('Menunggu dokumen');
  await expect(clockValue(desk, 'Menunggu dokumen sampai')).toHaveText(/\d{4}$/);
  await expectMail(email, TEXTS.documents, { isPdf: false });
  await expectStage(site, ticket, email, 'Menunggu Anda');

  await takeCaseAction(desk, { label: 'Catat dokumen datang', event: 'documents-received' });
  await expect(clockValue(desk, 'Menunggu dokumen sampai')).toHaveCount(0);
  await expect(clockValue(desk, 'Batas waktu')).toHaveText(/10 hari kerja lagi/);
  await expectMail(email, 'Dokumen untuk pengaduan Anda sudah kami terima', { isPdf: false });
  await expectStage(site, ticket, email, 'Sedang kami kerjakan');
  await expect(statusResult(site)).toContainText('Dokumen Anda kami terima');

  await takeCaseAction(desk, {
    label: 'Perpanjang batas waktu',
    fill: async (fields) => {
      await fields.getByLabel('Alasan').selectOption('Pemeriksaan khusus atas dokumen');
      // The mail notifies the sender.
      await expect(fields.getByLabel(/Bukti pemberitahuan/)).toHaveCount(0);
    },
    event: 'extended',
  });
  await expect(clockValue(desk, 'Perpanjangan')).toHaveText('+10: Pemeriksaan khusus atas dokumen');
  await expect(clockValue(desk, 'Batas waktu')).toHaveText(/20 hari kerja lagi/);
  await expectMail(email, 'Pemeriksaan khusus atas dokumen', { isPdf: false });

  await takeCaseAction(desk, {
    label: 'Kirim jawaban akhir',
    fill: (fields) => fields.getByLabel('Jawaban akhir').fill(TEXTS.answer),
    event: 'answered',
  });
  await expect(clockValue(desk, 'Tahap')).toHaveText('Sudah dijawab');
  await expectMail(email, 'Jawaban kami atas pengaduan Anda', { isPdf: true });
  await expectStage(site, ticket, phone, 'Sudah kami jawab');

  await takeCaseAction(desk, {
    label: 'Catat keberatan',
    fill: async (fields) => {
      await expect(fields.getByLabel('Keberatan diterima tanggal')).toHaveValue(
        dayFirst(jakartaDate(new Date())),
      );
      await fields.getByLabel('Isi keberatan').fill(TEXTS.appeal);
    },
    event: 'appealed',
  });
  await expect(clockValue(desk, 'Batas waktu')).toHaveText(/10 hari kerja lagi/);
  await expectMail(email, 'Keberatan Anda atas jawaban kami sudah kami terima', { isPdf: false });
  await expectStage(site, ticket, email, 'Keberatan Anda kami periksa');
  await expect(statusResult(site)).toContainText('Keberatan Anda kami terima');
  await takeCaseAction(desk, {
    label: 'Kirim jawaban akhir',
    fill: (fields) => fields.getByLabel('Jawaban akhir').fill(TEXTS.secondAnswer),
    event: 'answered',
  });
  await expectMail(email, `jawaban-keberatan-${ticket}.pdf`, { isPdf: true });
  await takeCaseAction(desk, { label: 'Tutup pengaduan', event: 'status' });
  await expect(clockValue(desk, 'Tahap')).toHaveText('Ditutup');
  await expectStage(site, ticket, email, 'Selesai');

  await expectYearlyReport(desk);
  await expectDashboard(desk);
});

/** Records the complaint of a letter. @returns the id of its case. */
async function recordLetter(): Promise<number> {
  const { sample } = await formCase('complaint', 'id');
  const { case: id } = (await administrator.call('POST', '/api/cases/record', {
    key: randomUUID(),
    form: 'complaint',
    locale: 'id',
    arrivedBy: 'letter',
    receivedOn: jakartaDate(new Date()),
    answers: sample,
  })) as { case: number };
  return id;
}

test('an unsent note is kept while an action delays the reload of the screen', async ({ page }) => {
  test.setTimeout(120_000);
  const id = await recordLetter();
  await signInAs(page, stack, OFFICER);
  await page.goto(`${stack.cmsUrl}/admin/collections/cases/${id}`);
  const note = page.getByLabel('Catatan baru');
  await note.fill(TEXTS.proof);
  await takeCaseAction(page, {
    label: 'Golongkan',
    fill: async (fields) => {
      await fields.getByLabel('Jenis pengaduan').selectOption('Berindikasi sengketa');
    },
    event: 'classified',
  });
  await expect(page.getByText('ada tulisan lain yang belum dikirim')).toBeVisible();
  await expect(note).toHaveValue(TEXTS.proof);
  await page.getByRole('button', { name: 'Tambahkan catatan' }).click();
  await expect(clockValue(page, 'Jenis')).toHaveText('Berindikasi sengketa');
  await expect(eventsOf(page, 'note')).toContainText(TEXTS.proof);
});

test('nothing can be typed into a case before the scripts have come, and so nothing is lost', async ({
  page,
}) => {
  const id = await recordLetter();
  await signInAs(page, stack, OFFICER);
  const scripts = Promise.withResolvers<void>();
  await page.route('**/_next/static/**/*.js*', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto(`${stack.cmsUrl}/admin/collections/cases/${id}`, { waitUntil: 'commit' });
  const note = page.getByLabel('Catatan baru');
  await note.evaluate((field: HTMLTextAreaElement) => field.focus());
  await expect(note, 'before hydration').not.toBeFocused();
  scripts.resolve();
  await note.fill(TEXTS.proof);
  await page.getByRole('button', { name: 'Tambahkan catatan' }).click();
  await expect(eventsOf(page, 'note')).toContainText(TEXTS.proof);
});

test('the screen of a case shows a confirmation before it is left with an unsent reason of a legal hold', async ({
  page,
}) => {
  const id = await recordLetter();
  await signInAs(page, stack, OFFICER);
  await page.goto(`${stack.cmsUrl}/admin/collections/cases/${id}`);
  const reason = page.locator('.legal-hold textarea');
  await reason.fill(TEXTS.proof);
  await page.locator('a[href="/admin"]').filter({ visible: true }).first().click();
  await page.getByRole('button', { name: 'Tetap di halaman ini' }).click();
  await expect(reason).toHaveValue(TEXTS.proof);
});

test('an unsent note is not left without a question after the form around it was saved', async ({ page }) => {
  const id = await recordLetter();
  await signInAs(page, stack, OFFICER);
  await page.goto(`${stack.cmsUrl}/admin/collections/cases/${id}`);
  await page.getByRole('button', { name: 'Tugaskan kepada saya' }).click();
  await page.locator('#action-save').click();
  await expect(eventsOf(page, 'assigned')).toContainText(OFFICER.name);
  const note = page.getByLabel('Catatan baru');
  await note.fill(TEXTS.proof);
  const toDashboard = page.locator('a[href="/admin"]').filter({ visible: true }).first();
  await toDashboard.click();
  await page.getByRole('button', { name: 'Tetap di halaman ini' }).click();
  await expect(note).toHaveValue(TEXTS.proof);
  await note.fill('');
  await toDashboard.click();
  await page.waitForURL('**/admin');
});

test('the screen on which staff enter a case shows a confirmation before it is left with unsent text', async ({
  page,
}) => {
  await signInAs(page, stack, OFFICER);
  await page.goto(`${stack.cmsUrl}/admin/record-case`);
  const text = page.locator('.entry-form textarea').first();
  await text.fill(TEXTS.appeal);
  const link = page.locator('a[href="/admin"]').filter({ visible: true }).first();
  const question = page.getByRole('dialog', { name: 'Tinggalkan layar ini?' });
  // The button, which had the focus, was disabled meanwhile.
  await page.route('**/api/cases/record', (route) => route.abort(), { times: 1 });
  await page.locator('.entry-form button[type=submit]').click();
  await expect(page.locator('.entry-form__failure')).toBeFocused();
  await link.click();
  await question.getByRole('button', { name: 'Tetap di layar ini' }).click();
  await expect(text).toHaveValue(TEXTS.appeal);
  await link.click();
  await question.getByRole('button', { name: 'Tinggalkan', exact: true }).click();
  await page.waitForURL('**/admin');
  await expect(question).toBeHidden();

  await page.goto(`${stack.cmsUrl}/admin/collections/cases`);
  await page.locator('a[href$="/record-case"]').filter({ visible: true }).first().click();
  await text.fill(TEXTS.appeal);
  // Browsers let a page hold Back and Forward only after a key or click.
  await text.press('End');
  await page.evaluate(() => history.back());
  await question.getByRole('button', { name: 'Tetap di layar ini' }).click();
  await expect(text).toBeFocused();
  await expect(text).toHaveValue(TEXTS.appeal);
  await text.press('End');
  await page.evaluate(() => history.back());
  await question.getByRole('button', { name: 'Tinggalkan', exact: true }).click();
  await page.waitForURL(/\/collections\/cases/);
  await expect(question).toBeHidden();
});

/** Makes the draft of this year's report, which counts the one complaint about a card. */
async function expectYearlyReport(page: Page): Promise<void> {
  await signInAs(page, stack, administrator.credentials);
  await page.goto(`${stack.cmsUrl}/admin/collections/complaint-reports`);
  await page.getByLabel('Tahun', { exact: true }).fill(jakartaDate(new Date()).slice(0, 4));
  await page.getByRole('button', { name: 'Buat draf dari kiriman pengaduan' }).click();
  const row = page.locator('#rows-row-0');
  await expect(row.getByText('Kartu dan ATM')).toBeVisible();
  await expect(row.getByLabel('Diterima')).toHaveValue('1');
  await expect(row.getByLabel('Selesai tepat waktu')).toHaveValue('1');
  await expect(row.getByLabel('Selesai terlambat')).toHaveValue('0');
  await expect(row.getByLabel('Dalam proses')).toHaveValue('0');
}

/** Opens the dashboard from the list of cases, and chooses complaints: one was received, and settled in time. */
async function expectDashboard(page: Page): Promise<void> {
  await page.goto(`${stack.cmsUrl}/admin/collections/cases`);
  await page.locator('.queue-links').getByRole('link', { name: 'Dasbor layanan' }).click();
  await page
    .getByRole('navigation', { name: 'Formulir' })
    .getByRole('link', { name: 'Formulir pengaduan' })
    .click();
  await page.waitForURL('**/admin/service-desk?form=complaint');
  const figure = (name: string) =>
    page.locator('.figures-screen__summary > div').filter({ hasText: name }).locator('dd');
  await expect(figure('Diterima')).toHaveText('1');
  await expect(figure('Median')).toHaveText('0 hari kerja');
  await expect(figure('tepat waktu')).toHaveText('100%');
  await expect(page.getByRole('img', { name: 'Diterima dan selesai per bulan' })).toBeVisible();
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'the status page answers, and says the same for a wrong pair as for an unknown ticket',
    SLOW,
    async ({ page, browser }) => {
      const form = await formCase('complaint', 'id');
      const { email = '', fullName = '' } = form.sample;
      await page.goto(stack.siteUrl + form.path);
      await fillByLabel(page.locator('#form'), form);
      await answerQuestion(page);
      await sendForm(page);
      const ticket = await expectTicket(page);

      await expectStage(page, ticket, email, 'Kami terima');
      await expect(statusResult(page)).not.toContainText(fullName);
      expect(page.url()).not.toContain(ticket);
      expect(await listHorizontalOverflows(page)).toEqual([]);

      const answers: (string | null)[] = [];
      for (const unknown of [ticket, '8H3N-R1WE-85YB']) {
        await requestStatus(page, unknown, 'orang-lain@contoh.example');
        await expect(statusResult(page)).toContainText('Tidak ada kiriman dengan nomor tiket dan kontak ini');
        answers.push(await statusResult(page).textContent());
      }
      expect(answers[0]).toBe(answers[1]);
      expect(await listHorizontalOverflows(page)).toEqual([]);

      // Axe needs script; the page is the same with it.
      const scripted = await browser.newPage({ javaScriptEnabled: true });
      for (const contact of [email, 'orang-lain@contoh.example']) {
        await requestStatus(scripted, ticket, contact);
        await expect(statusResult(scripted)).toBeFocused();
        expect(await listAccessibilityProblems(scripted)).toEqual([]);
      }
      await scripted.close();
    },
  );
});
