import { expect, it } from 'vitest';
import { recipientsOf } from './recipients.ts';

const desk = { for: 'customer-care' as const, addresses: ['layanan@bank.example'] };
const form = { for: 'contact' as const, addresses: ['kontak@bank.example', 'dua@bank.example'] };
const other = { for: 'sales' as const, addresses: ['penjualan@bank.example'] };

it('are those of the form, otherwise those of its desk, otherwise nobody', () => {
  expect(recipientsOf('contact', { notify: [other, desk, form] })).toEqual(form.addresses);
  expect(recipientsOf('contact', { notify: [other, desk] })).toEqual(desk.addresses);
  expect(recipientsOf('contact', { notify: [other] })).toEqual([]);
  expect(recipientsOf('contact', {})).toEqual([]);
});
