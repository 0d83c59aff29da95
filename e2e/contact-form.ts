import type { Locale } from '@beranda/contract';
import { expect, type Page } from '@playwright/test';
import { answerTo } from '../apps/site/testing/captcha.ts';
import { registerMarkers } from './leak-check/recorded-output.ts';
import { FORM_TEXTS, formButton } from './site-form.ts';
import type { SharedStack } from './stack.ts';

let serial = 0;
/** A unique text, to find the stored message. */
export const uniqueNotes = () => `Pertanyaan nomor ${++serial} tentang deposito`;

export async function fillIn(page: Page, notes: string) {
  await page.getByLabel('Nama lengkap').fill('Ratna Wulandari');
  await page.getByLabel('Email', { exact: false }).first().fill('ratna@contoh.example');
  await page.getByLabel('Nomor telepon').fill('0812 3765 4028');
  await page.getByLabel('Nasabah perusahaan').check();
  await page.getByLabel('Nomor identitas').fill('3171234507890001');
  await page.getByLabel('Ya, usaha mikro, kecil, atau menengah').check();
  await page.getByLabel('Skala usaha').selectOption('small');
  await page.getByLabel('Jenis industri').selectOption('trade');
  await page.getByLabel('Pertanyaan', { exact: true }).check();
  await page.getByLabel('ATM', { exact: true }).check();
  await page.getByLabel('Saldo terpotong di ATM').check();
  await page.getByLabel('Catatan').fill(notes);
}

/** The time trap: a form that is sent earlier is rejected. The default of FORM_MIN_SECONDS. */
const MINIMUM_MS = 2_000;

/** What a visitor without JavaScript does before sending: answers the question, and is no faster than a person. */
export async function answerQuestion(page: Page): Promise<void> {
  const question = await page.locator('label[for=form-captcha-answer]').textContent();
  await page.locator('#form-captcha-answer').fill(answerTo(question ?? ''));
  await page.waitForTimeout(MINIMUM_MS);
}

/** Goes on to the check page, unless it is shown already, and sends the form. */
export async function sendForm(page: Page): Promise<void> {
  const form = page.locator('#form');
  const next = formButton(form, FORM_TEXTS.id.next);
  if (await next.isVisible()) await next.click();
  await formButton(form, FORM_TEXTS.id.send).click();
}

/** Waits for the success message. @returns the ticket. */
export async function expectTicket(page: Page, language: Locale = 'id'): Promise<string> {
  await expect(page.getByText(FORM_TEXTS[language].received)).toBeVisible();
  const ticket = (await page.getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/).textContent()) ?? '';
  registerMarkers([{ kind: 'ticket', value: ticket }]);
  return ticket;
}

export const openContactForm = (page: Page, { siteUrl }: SharedStack) =>
  page.goto(`${siteUrl}/about-us/contact-us`);
