import { expect, it } from 'vitest';
import { parsePhoneNumber } from './phone-number.ts';

it.each([
  ['0812 3456 7890', '+6281234567890'],
  ['+62 (0) 812-3456-7890', '+6281234567890'],
  ['+65 6123 4567', '+6561234567'],
  // As somebody abroad dials it.
  ['0065 6123 4567', '+6561234567'],
  ['00 44 7911 123456', '+447911123456'],
  ['0082 10 1234 5678', '+821012345678'],
  // As somebody in Indonesia dials it.
  ['008 65 6123 4567', '+6561234567'],
  ['009 65 6123 4567', '+6561234567'],
])('reads %j as %s', (typed, number) => {
  expect(parsePhoneNumber(typed)).toBe(number);
});

it.each(['', '0812', '00', 'dua belas'])('takes %j for no phone number', (typed) => {
  expect(parsePhoneNumber(typed)).toBeUndefined();
});
