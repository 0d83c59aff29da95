import { expect, it } from 'vitest';
import { phoneText } from './phone-text.ts';

it.each([
  ['(021) 555-0108', 'id', '(021) 555-0108'],
  ['(021) 555-0108', 'en', '+62 21 555-0108'],
  ['(0411) 555-0110', 'en', '+62 411 555-0110'],
  ['1500 108', 'en', '1500 108'],
  ['+62 21 555-0108', 'en', '+62 21 555-0108'],
] as const)('%s is in %s %s', (phone, locale, text) => {
  expect(phoneText(phone, locale)).toBe(text);
});
