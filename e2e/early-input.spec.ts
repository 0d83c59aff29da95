import type { Page } from '@playwright/test';
import { expectTicket, fillIn, openContactForm, sendForm, uniqueNotes } from './contact-form.ts';
import { builtFile, clickHydrated, open, waitUntilHydrated, waitUntilPageHydrated } from './requests.ts';
import { controlOf, enterForm, FORM_TEXTS, fillByLabel, formCase } from './site-form.ts';
import type { SharedStack } from './stack.ts';
import { expect, test } from './test.ts';

// What is typed, chosen or focused before a page or a form is hydrated.

// The browser logs the error status of a rejected form.
test.use({ expectedErrors: [/status of 400 /] });

let stack: SharedStack;
test.beforeAll(({ sharedStack }) => {
  stack = sharedStack;
});

/** Delays a file until the returned function is called. */
async function holdFile(page: Page, file: RegExp | string): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(file, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

const holdFormCode = (page: Page) => holdFile(page, `**${builtFile('src/features/forms/site-form.tsx')}`);
const ENTRY = /\/entry\.client-[^/]*\.js$/;

const hydratedForm = (page: Page) => page.locator('form#form[data-hydrated]');
const nextButton = (page: Page) => page.getByRole('button', { name: FORM_TEXTS.id.next });
const email = (page: Page) => page.locator('#form-email');

const pdf = {
  name: 'kontrak.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.7\n${' '.repeat(200)}\nstartxref\n0\n%%EOF\n`),
};

/** A form that was sent before its code had loaded, and that the server has rejected. */
async function openRejectedForm(page: Page): Promise<() => void> {
  const releaseCode = await holdFormCode(page);
  await openContactForm(page, stack);
  await page.getByLabel('Lampiran (opsional)').setInputFiles(pdf);
  const answered = page.waitForResponse((response) => response.request().method() === 'POST');
  await nextButton(page).click();
  await answered;
  await expect(page.getByRole('region', { name: FORM_TEXTS.id.errors })).toBeVisible();
  await waitUntilPageHydrated(page);
  return releaseCode;
}

test('somebody who corrects a rejected form keeps the focus when its code arrives', async ({ page }) => {
  const releaseCode = await openRejectedForm(page);
  await email(page).click();
  await page.keyboard.type('ratna@');
  releaseCode();
  await expect(hydratedForm(page)).toBeVisible();
  await expect(page.getByLabel('Pemeriksaan keamanan').locator('[data-captcha=verified]')).toBeVisible();
  await expect(email(page)).toBeFocused();
  await page.keyboard.type('contoh.example');
  await expect(email(page)).toHaveValue('ratna@contoh.example');
});

test('typing in a rejected field before validation has loaded does not post the form', async ({ page }) => {
  const releaseCode = await openRejectedForm(page);
  const releaseValidation = await holdFile(page, /\/validation-[^/]*\.js$/);
  releaseCode();
  await expect(hydratedForm(page)).toBeVisible();
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url());
  });
  await page.getByLabel('Nama lengkap').click();
  await page.keyboard.type('Ratna Wulandari');
  await expect(page.getByLabel('Nama lengkap')).toHaveValue('Ratna Wulandari');
  releaseValidation();
  await expect(page.getByLabel('Pemeriksaan keamanan').locator('[data-captcha=verified]')).toBeVisible();
  expect(posts).toEqual([]);
});

test('a link of the error summary to a field loses neither focus nor input nor a file that was unticked', async ({
  page,
}) => {
  const releaseCode = await openRejectedForm(page);
  await page.getByRole('checkbox', { name: /^kontrak\.pdf/ }).uncheck();
  await page.getByLabel('Nasabah perusahaan').check();
  const name = page.getByLabel('Nama lengkap');
  await name.fill('Ratna dari');
  for (let steps = 0; steps < 'dari'.length; steps += 1) await name.press('ArrowLeft');
  await page
    .getByRole('region', { name: FORM_TEXTS.id.errors })
    .getByRole('link', { name: /^Nama lengkap/ })
    .click();
  releaseCode();
  await expect(hydratedForm(page)).toBeVisible();
  await expect(name).toBeFocused();
  await page.keyboard.type('Wulan');
  await expect(name).toHaveValue('Ratna Wulandari');
  await expect(page.getByLabel('Nasabah perusahaan')).toBeChecked();
  await expect(page.getByRole('listitem').filter({ hasText: 'kontrak.pdf' })).toHaveCount(0);
});

test('somebody in a field stays there when the form is rendered anew', async ({ page }) => {
  const releaseCode = await openRejectedForm(page);
  // In another field before the page has followed the link.
  await page.evaluate(() => {
    document.querySelector<HTMLAnchorElement>('a[href="#form-email"]')?.click();
    document.querySelector<HTMLInputElement>('[name="phone"]')?.focus();
  });
  await expect(page).toHaveURL(/#form-email$/);
  releaseCode();
  await expect(hydratedForm(page)).toBeVisible();
  await expect(page.locator('#form-phone')).toBeFocused();
});

test('what was typed and chosen after a reload wins over the draft, which fills in the rest', async ({
  page,
}) => {
  const testCase = await formCase('complaint', 'id');
  await page.goto(stack.siteUrl + testCase.path);
  await fillByLabel(await enterForm(page, testCase), testCase);
  const releaseEntry = await holdFile(page, ENTRY);
  await page.reload({ waitUntil: 'commit' });
  const form = page.locator('#form');
  const { complainant, fullName, chronology } = testCase.texts.fields;
  const field = (texts: typeof fullName) => controlOf(form, texts?.label ?? '');
  await field(fullName).fill('Nama Lain');
  await form.getByLabel(complainant?.options?.customer ?? '', { exact: true }).check();
  releaseEntry();
  await expect(form.getByText(FORM_TEXTS.id.restored)).toBeVisible();
  await expect(field(chronology)).toHaveValue(testCase.sample.chronology ?? '');
  await expect(field(fullName)).toHaveValue('Nama Lain');
  await expect(form.getByLabel(complainant?.options?.customer ?? '', { exact: true })).toBeChecked();
});

test('the form of one product, which nobody has touched, does not fill in that of the next', async ({
  page,
}) => {
  const releaseCode = await holdFormCode(page);
  await open(page, `${stack.siteUrl}/register-product?product=pinjaman/kpr`);
  await clickHydrated(page.getByRole('link', { name: 'Syarat, biaya, dan manfaat KPR Lentera' }));
  await expect(page).toHaveURL(/\/pinjaman\/kpr$/);
  for (const path of [
    '/pinjaman',
    '/pinjaman/kredit-mikro',
    '/register-product?product=pinjaman/kredit-mikro',
  ]) {
    const link = page.locator(`a[href="${path}"]`).first();
    await waitUntilHydrated(link);
    await link.evaluate((element) => (element as HTMLAnchorElement).click());
    await expect(page).toHaveURL(stack.siteUrl + path);
  }
  releaseCode();
  await expect(hydratedForm(page)).toBeVisible();
  await expect(page.getByLabel('Produk yang Anda pilih')).toHaveValue('pinjaman/kredit-mikro');
});

test('a result that the server has rendered does not take the focus of somebody in a field', async ({
  page,
}) => {
  await open(page, `${stack.siteUrl}/about-us/complaint/status`);
  const releaseEntry = await holdFile(page, ENTRY);
  await page.getByLabel('Nomor tiket').fill('1111-2222-3333');
  await page.getByLabel('Email atau nomor telepon').fill('orang@lain.example');
  await page.getByRole('button', { name: 'Lihat status' }).click({ noWaitAfter: true });
  await expect(page.getByText('Tidak ada kiriman dengan nomor tiket dan kontak ini')).toBeVisible();
  await page.getByLabel('Nomor tiket').click();
  releaseEntry();
  await waitUntilPageHydrated(page);
  await page.keyboard.press('End');
  await expect(page.getByLabel('Nomor tiket')).toBeFocused();
});

test('a press on a link of the ticket page that began before it was hydrated is not lost', async ({
  page,
}) => {
  await openContactForm(page, stack);
  await waitUntilPageHydrated(page);
  await fillIn(page, uniqueNotes());
  await sendForm(page);
  const ticket = await expectTicket(page);
  const releaseEntry = await holdFile(page, ENTRY);
  await page.reload({ waitUntil: 'commit' });
  const link = page.getByRole('link', { name: 'Lihat statusnya' });
  // Elsewhere than where the ticket is.
  await link.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await link.hover();
  await page.mouse.down();
  releaseEntry();
  await waitUntilPageHydrated(page);
  await page.mouse.up();
  await expect(page.getByLabel('Nomor tiket')).toHaveValue(ticket);
});

const PAGES_WITH_LAZY_PARTS = [
  '/',
  '/about-us/contact-us',
  '/about-us/complaint',
  '/register-product',
  '/calculators/loan',
  '/pinjaman/kpr',
  '/exchange-rate',
];

for (const path of PAGES_WITH_LAZY_PARTS)
  test(`the skip link leaves forms and calculators of ${path} on the page`, async ({ page }) => {
    await open(page, stack.siteUrl + path);
    const controls = page.getByRole('main').locator('input, select, textarea');
    const rendered = await controls.elementHandles();
    expect(rendered.length).toBeGreaterThan(0);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#main$/);
    for (const control of await controls.all()) await waitUntilHydrated(control);
    for (const control of rendered)
      expect(await control.evaluate(({ isConnected }) => isConnected)).toBe(true);
  });
