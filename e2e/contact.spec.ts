import type { Page } from '@playwright/test';
import type { Administrator } from '../bench/administrator.ts';
import { listCases } from './administrator.ts';
import {
  answerQuestion,
  expectTicket,
  fillIn,
  openContactForm,
  sendForm,
  uniqueNotes,
} from './contact-form.ts';
import { open, watchRequests } from './requests.ts';
import type { SharedStack } from './stack.ts';
import { expect, test } from './test.ts';

// The browser logs the error status of a rejected form.
test.use({ expectedErrors: [/status of 400 \(Bad Request\)/] });

let stack: SharedStack;
let administrator: Administrator;
test.beforeAll(({ sharedStack, administrator: registered }) => {
  stack = sharedStack;
  administrator = registered;
});

const next = (page: Page) => page.getByRole('button', { name: 'Lanjut: periksa isian' });

/** Focuses the form and waits for its lazy chunk; before that it would be sent without JavaScript. */
async function enterForm(page: Page) {
  await openContactForm(page, stack);
  await page.getByLabel('Nama lengkap').focus();
  await expect(page.locator('form[data-hydrated]')).toBeVisible();
}

test('an empty form shows an error summary with links, and errors at the fields', async ({ page }) => {
  await enterForm(page);
  await next(page).click();
  const summary = page.getByRole('region', { name: 'Ada yang perlu diperbaiki' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveCount(7);
  await summary.getByRole('link', { name: 'Email: Data wajib diisi' }).click();
  await expect(page.getByLabel('Email *')).toBeFocused();
  await page.keyboard.type('bukan alamat');
  await next(page).click();
  await expect(page.getByText('Email tidak valid').first()).toBeVisible();
  await expect(page.getByLabel('Email *')).toHaveValue('bukan alamat');
  await expect(page.getByLabel('Email *')).toHaveAttribute('aria-invalid', 'true');
});

test.describe('a form that is not hydrated', () => {
  test('works after navigating away and back', async ({ page }) => {
    await open(page, `${stack.siteUrl}/about-us/contact-us`);
    const requests = watchRequests(page);
    await page.keyboard.press('Tab');
    await page.getByRole('banner').getByRole('link').first().press('Enter');
    await expect(page).toHaveURL(`${stack.siteUrl}/`);
    await expect(page.getByLabel('Nama lengkap')).toHaveCount(0);
    await page.goBack();
    await page.getByLabel('Nama lengkap').fill('Ratna Wulandari');
    expect(requests.documents).toEqual([]);
  });

  test('works after switching the language', async ({ page }) => {
    await open(page, `${stack.siteUrl}/about-us/contact-us`);
    const requests = watchRequests(page);
    await page.getByRole('button', { name: /Pilih bahasa/ }).press('Enter');
    await page.getByRole('banner').getByRole('link', { name: 'English' }).press('Enter');
    await expect(page).toHaveURL(`${stack.siteUrl}/en/about-us/contact-us`);
    await expect(page.getByLabel('Full name')).toBeVisible();
    await expect(page.getByLabel('Nama lengkap')).toHaveCount(0);
    expect(requests.documents).toEqual([]);
  });
});

test('a product chosen from groups stays chosen when the language is switched', async ({ page }) => {
  await open(page, `${stack.siteUrl}/register-product?product=pinjaman/kpr`);
  const chosen = page.locator('select[name="product"]');
  await expect(chosen).toHaveValue('pinjaman/kpr');
  await page.getByRole('button', { name: /Pilih bahasa/ }).press('Enter');
  await page.getByRole('banner').getByRole('link', { name: 'English' }).press('Enter');
  await expect(page).toHaveURL(`${stack.siteUrl}/en/register-product?product=pinjaman/kpr`);
  await expect(page.getByLabel('Full name')).toBeVisible();
  await expect(chosen).toHaveValue('pinjaman/kpr');
});

test('conditional fields appear only when they apply', async ({ page }) => {
  await enterForm(page);
  await expect(page.getByLabel('Nomor identitas')).toBeHidden();
  await page.getByLabel('Nasabah perorangan').check();
  await expect(page.getByLabel('Nomor identitas')).toBeVisible();
  await expect(page.getByLabel('Skala usaha')).toBeHidden();
  await page.getByLabel('Nasabah perusahaan').check();
  await page.getByLabel('Tidak, perusahaan besar').check();
  await expect(page.getByLabel('Skala usaha')).toBeHidden();
  await page.getByLabel('Ya, usaha mikro, kecil, atau menengah').check();
  await expect(page.getByLabel('Skala usaha')).toBeVisible();
  await expect(page.getByLabel('Saldo terpotong di ATM')).toBeHidden();
  await page.getByLabel('ATM', { exact: true }).check();
  await expect(page.getByLabel('Saldo terpotong di ATM')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('errors are shown at the fields, with everything that was typed', async ({ page }) => {
    const notes = uniqueNotes();
    await openContactForm(page, stack);
    await fillIn(page, notes);
    await page.getByLabel('Nomor telepon').fill('satu dua tiga');
    await answerQuestion(page);
    await next(page).click();
    await expect(page.getByText('Nomor telepon tidak valid').first()).toBeVisible();
    await expect(page.getByLabel('Catatan')).toHaveValue(notes);
    await expect(page.getByLabel('Skala usaha')).toHaveValue('small');
    await expect(page.getByLabel('Saldo terpotong di ATM')).toBeChecked();
    await page.getByLabel('Nomor telepon').fill('0812 3765 4028');
    await sendForm(page);
    await expectTicket(page);
    expect(await listCases(administrator, 'answers.notes', notes)).toHaveLength(1);
  });
});
