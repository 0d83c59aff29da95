import { expect, it } from 'vitest';
import { isForeignLocalNumber, isMadeUpNumber, parsePhoneNumber } from './phone-number.ts';

it.each([
  ['0812 3456 7890', '+6281234567890'],
  ['+62 (0) 812-3456-7890', '+6281234567890'],
  ['812 3456 7890', '+6281234567890'],
  ['62 812 3456 7890', '+6281234567890'],
  // Too short to be distinguished from a number without its zero.
  ['62 21 555 0101', '+62215550101'],
  ['(62) 274 512345', '+62274512345'],
  ['62 811 123 456', '+62811123456'],
  // Without zero, and a call centre.
  ['21 555 0101', '+62215550101'],
  ['1500 888', '+621500888'],
  ['+852 5123 4567', '+85251234567'],
  ['+65 6123 4567', '+6561234567'],
  // As somebody abroad dials it.
  ['0065 6123 4567', '+6561234567'],
  ['00 44 7911 123456', '+447911123456'],
  ['0082 10 1234 5678', '+821012345678'],
  // As somebody in Indonesia dials it.
  ['008 65 6123 4567', '+6561234567'],
  ['009 65 6123 4567', '+6561234567'],
  ['007 65 6123 4567', '+6561234567'],
  // As somebody elsewhere dials Russia.
  ['007 912 345 6789', '+79123456789'],
  // As copied from a link, a spreadsheet, a signature.
  ['tel:+6281237654028', '+6281237654028'],
  ["'081237654028", '+6281237654028'],
  ['0812/3765/4028', '+6281237654028'],
  ['021/555-0101', '+62215550101'],
  ['0812-3765-4028 (WA)', '+6281237654028'],
  ['0812 3765 4028 WhatsApp', '+6281237654028'],
])('reads %j as %s', (typed, number) => {
  expect(parsePhoneNumber(typed)).toBe(number);
});

it.each(['', '0812', '00', 'dua belas', '021-5550101/02', '021/5550101/02'])(
  'takes %j for no phone number',
  (typed) => {
    expect(parsePhoneNumber(typed)).toBeUndefined();
  },
);

it.each([
  ['8123 4567', true],
  ['812 3456 7890', false],
  ['0812 3456 7890', false],
  ['+65 8123 4567', false],
  // A freephone number, and numbers of Pelaihari and Tebing Tinggi without their zeros.
  ['800 12345', false],
  ['512 34567', false],
  ['621 23456', false],
])('whether %j is a foreign number without its country code: %s', (typed, isForeign) => {
  expect(isForeignLocalNumber(typed)).toBe(isForeign);
});

it.each([
  ['00000000000', true],
  ['1111 1111', true],
  ['123456789', true],
  ['0812 3456 7890', false],
  ['0811 1111 111', false],
  ['21 555 0101', false],
  ['1500 888', false],
  ['62 1500 888', false],
  ['+1 202 555 0123', false],
  ['0065 6123 4567', false],
  ['008 65 6123 4567', false],
  ['007 65 6123 4567', false],
])('whether %j is a number that nobody has: %s', (typed, isMadeUp) => {
  expect(isMadeUpNumber(typed)).toBe(isMadeUp);
});
