import { sampleOf } from '@beranda/contract/forms/form-sample';
import { DAY_MS, jakartaDate } from '@beranda/finance';
import type { Page } from '@playwright/test';
import { pdfFile } from '../apps/cms/testing/document.ts';
import { makePassword } from '../bench/stack.ts';
import { listAccessibilityProblems } from './axe.ts';
import { signInAs } from './back-office.ts';
import { dayFirst, eventsOf } from './case-screen.ts';
import { listHorizontalOverflows } from './horizontal-scroll.ts';
import { waitUntilHydrated } from './requests.ts';
import { type EditedStack, expect, test } from './test.ts';

/** Staff enter what came by letter, in a browser whose own dates have the month first. */

const CLERK = { name: 'Lestari Loket', email: 'lestari@bank.example', password: makePassword() };

let stack: EditedStack;
test.beforeAll(async ({ editedStack }) => {
  stack = editedStack;
  await stack.administrator.addAccount({ ...CLERK, roles: ['customer-care'] });
});

// The admin panel is Payload's: its console output is not under our control.
test.use({ expectedErrors: [/.*/], locale: 'en-US' });

/** Fills in a field of the form: the select of a choice, a checkbox by its option, or text. */
async function fillIn(page: Page, label: RegExp, value: string): Promise<void> {
  const field = page.locator('.entry-form fieldset').getByLabel(label);
  if (await field.evaluate((element) => element.tagName === 'SELECT')) await field.selectOption(value);
  else await field.fill(value);
}

const FIELDS: Readonly<Record<string, RegExp>> = {
  complainant: /^The complainant is/,
  fullName: /^Full name of the complainant/,
  customerName: /^Name of the customer who is represented/,
  identityNumber: /^Identity number of the complainant/,
  email: /^Email/,
  phone: /^Phone/,
  contactChannel: /^The complainant wants to be contacted by/,
  product: /^Product or service/,
  problemType: /^Type of problem/,
  transactionAmount: /^Amount of the transaction/,
  accountNumber: /^Account or card number/,
  chronology: /^What happened/,
  requestedOutcome: /^The outcome that the complainant asks for/,
};

test('a clerk enters a complaint that came by letter, and adds the document that came with it', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const today = jakartaDate(Date.now());
  const sample = await sampleOf('complaint');
  await signInAs(page, stack, CLERK);
  await page.goto(`${stack.cmsUrl}/admin/record-case`);
  const form = page.locator('.entry-form');
  await form.getByRole('combobox', { name: /^Form/ }).selectOption('complaint');
  await form.getByRole('combobox', { name: /^Arrived by/ }).selectOption('letter');
  await expect(form.getByRole('group', { name: 'The complainant', exact: true })).toBeVisible();
  for (const [name, label] of Object.entries(FIELDS)) await fillIn(page, label, String(sample[name]));

  const receivedOn = form.getByLabel('Received on');
  await expect(receivedOn).toHaveValue(dayFirst(today));
  const transactionDate = form.getByLabel(/^Date of the transaction/);
  await transactionDate.fill('02/14/2026');
  await transactionDate.press('Tab');
  await expect(form.getByText('This date cannot be read.')).toBeVisible();
  await expect(transactionDate).toHaveAttribute('aria-invalid', 'true');
  // What is no date is rejected, not lost: the field is optional.
  await form.getByRole('button', { name: 'Record' }).click();
  await expect(form.getByText('Some fields have to be corrected.')).toBeVisible();
  await expect(transactionDate).toHaveValue('02/14/2026');
  await transactionDate.fill('14 feb 2026');
  await transactionDate.press('Tab');
  await expect(transactionDate).toHaveValue('14/02/2026');
  expect(await listAccessibilityProblems(page, { within: '.entry-form' })).toEqual([]);
  expect(await listHorizontalOverflows(page)).toEqual([]);
  await form.getByRole('button', { name: 'Record' }).click();

  await page.waitForURL('**/admin/collections/cases/*');
  await expect(page.getByRole('cell', { name: '14 February 2026' })).toBeVisible();
  const adder = page.locator('.file-adder');
  await adder.getByLabel('Who is this file from?').selectOption('sender');
  await expect(adder.getByLabel('Received on')).toHaveValue(dayFirst(today));
  const { data } = pdfFile('surat kuasa');
  await adder.getByLabel('File', { exact: true }).setInputFiles({
    name: 'surat-kuasa.pdf',
    mimeType: 'application/pdf',
    buffer: data,
  });
  await expect(adder.getByText('A receipt of the documents will be mailed to the sender.')).toBeVisible();
  await expect(eventsOf(page, 'file-added')).toContainText('from the sender');
});

test('a screen that stays open over midnight takes the new day as the day of receipt', async ({ page }) => {
  await signInAs(page, stack, CLERK);
  await page.clock.install();
  await page.goto(`${stack.cmsUrl}/admin/record-case`);
  const day = page.locator('.entry-form').getByLabel('Received on');
  await expect(day).toHaveValue(dayFirst(jakartaDate(Date.now())));
  // The time that the screen has been open counts from its hydration.
  await waitUntilHydrated(day);
  const tomorrow = Date.now() + DAY_MS;
  await page.clock.fastForward(DAY_MS);
  await expect(day).toHaveValue(dayFirst(jakartaDate(tomorrow)));
});
