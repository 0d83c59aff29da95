import { formIn, type SiteSettings } from '@beranda/contract';
import type { ComponentProps } from 'react';
import { expect, it } from 'vitest';
import { renderMarkup } from '../../../testing/render-markup.tsx';
import { Received } from './received.tsx';

const settings = { headOffice: { phone: '(021) 555-0108', phoneHours: '' } } as SiteSettings;

const markupOf = (props: Partial<ComponentProps<typeof Received>>, address = '/') =>
  renderMarkup(
    <Received
      ticket="7K2M-Q0ZD-94XA"
      isReceiptSent
      isUrgent={false}
      form={formIn('id', 'complaint')}
      replacesForm
      {...props}
    />,
    address,
    { settings },
  );

it.each([
  ['id', '/', 'Terkirim', 'Kiriman Anda sudah kami terima, terima kasih'],
  ['en', '/en', 'Submitted', 'We have successfully received your submission, thank you'],
] as const)('has the confirmation in %s above the ticket', (locale, address, state, outcome) => {
  const html = markupOf({ form: formIn(locale, 'complaint') }, address);
  const places = [`>${state}<`, `>${outcome}<`, '7K2M-Q0ZD-94XA'].map((text) => html.indexOf(text));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

const noScriptIn = (html: string) => /<noscript>(.*?)<\/noscript>/.exec(html)?.[1] ?? '';

it.each([
  ['complaint', 'id', '/', 'jangan tekan Kembali di peramban'],
  ['complaint', 'en', '/en', 'do not go back in the browser'],
] as const)(
  'without JavaScript, whose check page cannot be gone back to, the page of the ticket of a %s says so: %s',
  (name, locale, address, text) => {
    const html = markupOf({ form: formIn(locale, name) }, address);
    expect(noScriptIn(html)).toContain(text);
  },
);

it('a form without a check page can be gone back to', () => {
  expect(noScriptIn(markupOf({ form: formIn('id', 'data-request') }))).toBe('');
});

it('has the phone number for an urgent matter above what happens next', () => {
  const call = 'Jangan menunggu jawaban tertulis. Telepon kami sekarang';
  const html = markupOf({ isUrgent: true });
  expect(html.indexOf(call)).toBeGreaterThan(html.indexOf('7K2M-Q0ZD-94XA'));
  expect(html).toContain('Kartu hilang, dicuri, atau tertelan ATM, tertipu, salah transfer,');
  expect(html.indexOf('Simpan nomor ini.')).toBeGreaterThan(html.indexOf(call));
  expect(markupOf({})).not.toContain(call);
});

it('without email there is another way to add a document', () => {
  const html = markupOf({ isReceiptSent: false });
  expect(html).toContain('Bawa ke kantor mana pun dengan nomor ini.');
  expect(html).toContain('Telepon (021) 555-0108: petugas mencarikan cara lain.');
  expect(markupOf({})).not.toContain('Bawa ke kantor mana pun');
});

it('without email only a complaint has a note on its written receipt', () => {
  const text = 'Tanda terima tertulis';
  expect(markupOf({ isReceiptSent: false })).toContain(text);
  expect(markupOf({})).not.toContain(text);
  expect(markupOf({ isReceiptSent: false, form: formIn('id', 'data-request') })).not.toContain(text);
});

it('has a note for a receipt that does not arrive', () => {
  expect(markupOf({})).toContain('Periksa folder spam, lalu telepon (021) 555-0108');
  expect(markupOf({ isReceiptSent: false })).not.toContain('folder spam');
});
