import { expectTicket, fillIn, openContactForm, sendForm, uniqueNotes } from './contact-form.ts';
import type { SharedStack } from './stack.ts';
import { expect, test } from './test.ts';

let stack: SharedStack;
test.beforeAll(({ sharedStack }) => {
  stack = sharedStack;
});

test('who reports something urgent is asked to call, also after a reload, and the status page has the ticket', async ({
  page,
}) => {
  await openContactForm(page, stack);
  await page.getByLabel('Nama lengkap').focus();
  await expect(page.locator('form[data-hydrated]')).toBeVisible();
  await fillIn(page, uniqueNotes());
  // Perhaps a card that the ATM has kept.
  await page.getByRole('radiogroup', { name: 'Rincian masalah' }).getByLabel('Lainnya').check();
  await sendForm(page);
  const ticket = await expectTicket(page);
  const call = page.locator('#form-result').getByText('Telepon kami sekarang');
  await expect(call).toBeVisible();
  await page.reload();
  await expect(call).toBeVisible();

  await page.getByRole('link', { name: 'Lihat statusnya' }).click();
  const field = page.getByLabel('Nomor tiket');
  await expect(field).toHaveValue(ticket);
  expect(page.url()).not.toContain(ticket);
  await page.reload();
  await expect(field).toHaveValue(ticket);
  await page.getByLabel('Email atau nomor telepon').fill('ratna@contoh.example');
  await page.getByRole('button', { name: 'Lihat status' }).click();
  await expect(page.getByText(`Tiket ${ticket}`)).toBeVisible();
});
