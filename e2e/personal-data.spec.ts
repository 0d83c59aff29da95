import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from '@playwright/test';
import { type Administrator, registerAdministrator } from '../bench/administrator.ts';
import { DATABASE_FILE } from '../scripts/lib/data-directory.mjs';
import { signInAs } from './back-office.ts';
import { expectTicket, sendForm } from './contact-form.ts';
import { registerMarkers } from './leak-check/recorded-output.ts';
import { enterForm, FORM_TEXTS, fillByLabel, formCase } from './site-form.ts';
import { type Stack, startStack } from './stack.ts';
import { expect, test } from './test.ts';

/*
 * Provokes every failure around a form while its answers are in memory. What applications log about it is checked at
 * the end of the run, with what all other tests leave (leak-check/check-run.ts).
 */

const STAFF = 'petugas@bank.example';

let stack: Stack;
let administrator: Administrator;
let database: DatabaseSync;
test.beforeAll(async () => {
  // Nothing listens there.
  stack = await startStack({ SMTP_URL: 'smtp://127.0.0.1:1' });
  administrator = await registerAdministrator(stack);
  registerMarkers([{ kind: 'password', value: administrator.credentials.password }]);
  await administrator.call('POST', '/api/globals/service', {
    notify: [{ for: 'complaint', addresses: [STAFF] }],
  });
  database = new DatabaseSync(path.join(stack.dataDirectory, DATABASE_FILE), { timeout: 30_000 });
  database.exec('PRAGMA legacy_alter_table = ON');
});
test.afterAll(async () => {
  database?.close();
  await stack?.dispose();
});

test.use({ expectedErrors: [/.*/] });

/** Runs work while a table is renamed: each statement on it fails, with its parameters in the error. */
async function without(table: string, work: () => Promise<void>): Promise<void> {
  database.exec(`ALTER TABLE ${table} RENAME TO ${table}_away`);
  try {
    await work();
  } finally {
    database.exec(`ALTER TABLE ${table}_away RENAME TO ${table}`);
  }
}

const complaint = await formCase('complaint', 'id');

async function fillIn(page: Page): Promise<void> {
  await page.goto(stack.siteUrl + complaint.path);
  await fillByLabel(await enterForm(page, complaint), complaint);
}

const expectFailure = (page: Page) => expect(page.getByText(FORM_TEXTS.id.failed).first()).toBeVisible();

/** The messages of failed jobs. */
const jobErrors = () => database.prepare('SELECT error FROM payload_jobs_log WHERE error IS NOT NULL').all();

test('a mail server that is down, and a database that fails', async ({ page }) => {
  test.setTimeout(120_000);
  const { email = '', fullName = '' } = complaint.sample;
  await fillIn(page);
  await sendForm(page);
  const ticket = await expectTicket(page);
  // Receipt and mail to staff.
  await expect.poll(() => jobErrors().length, { timeout: 20_000 }).toBeGreaterThanOrEqual(2);

  await fillIn(page);
  await without('cases', async () => {
    await sendForm(page);
    await expectFailure(page);
    await page.goto(`${stack.siteUrl}/about-us/complaint/status`);
    await page.getByLabel('Nomor tiket').fill(ticket);
    await page.getByLabel('Email atau nomor telepon').fill(email);
    await page.getByRole('button', { name: 'Lihat status' }).click();
    await expect(page.getByText('Status belum dapat ditampilkan').first()).toBeVisible();
  });

  const { credentials } = administrator;
  await signInAs(page, stack, credentials);
  const origin = { origin: stack.cmsUrl };
  const statusOf = async (address: string) =>
    (await page.request.get(stack.cmsUrl + address, { headers: origin })).status();
  await without('cases', async () => {
    const query = new URLSearchParams({ 'where[senderName][equals]': fullName });
    expect(await statusOf(`/api/cases?${query}`)).toBe(500);
    // A screen: Next.js has responded with 200 before the query fails.
    const search = new URLSearchParams({ search: fullName });
    expect(await statusOf(`/admin/collections/cases?${search}`)).toBe(200);
  });
  await without('users', async () => {
    const url = `${stack.cmsUrl}/api/users/login`;
    const response = await page.request.post(url, { data: credentials, headers: origin });
    expect(response.status()).toBe(500);
  });
});

test('a back office that is killed while it stores a form', async ({ page }) => {
  test.setTimeout(120_000);
  await fillIn(page);
  await page.getByRole('button', { name: FORM_TEXTS.id.next }).click();
  database.exec('BEGIN IMMEDIATE');
  const isSent = page.waitForRequest((request) => request.method() === 'POST');
  await page.getByRole('button', { name: FORM_TEXTS.id.send, exact: true }).click();
  await isSent;
  await page.waitForTimeout(500);
  await stack.kill('cms');
  database.exec('ROLLBACK');
  await expectFailure(page);
  await stack.start('cms');
  await sendForm(page);
  await expectTicket(page);
});
