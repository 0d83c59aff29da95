import { expect, it } from 'vitest';
import { nationalNumber, person } from './person.ts';

it.each([
  ['0812 3456 7890', '081234567890'],
  ['+62 812-3456-7890', '081234567890'],
  ['62 (812) 3456.7890', '081234567890'],
  ['+62 (0) 812-3456-7890', '081234567890'],
  ['0062 812 3456 7890', '081234567890'],
])('the phone number %s is %s', (phone, digits) => {
  expect(nationalNumber(phone)).toBe(digits);
});

it.each([
  [{ email: 'ratna@contoh.example' }, true],
  [{ phone: '081234567890' }, true],
  [{}, false],
  [{ email: ' ', phone: ' ' }, false],
  [{ phone: '0812' }, false],
  [{ phone: '%%%%%%%%%%' }, false],
])('%o names somebody: %s', (input, isValid) => {
  expect(person.safeParse(input).success).toBe(isValid);
});
