import { expect, it } from 'vitest';
import { person, phoneKeyOf, phoneKeysOf } from './person.ts';

it.each([
  ['0812 3456 7890', '081234567890'],
  ['+62 812-3456-7890', '081234567890'],
  ['62 (812) 3456.7890', '081234567890'],
  ['+62 (0) 812-3456-7890', '081234567890'],
  ['0062 812 3456 7890', '081234567890'],
  ['+65 6123 4567', '6561234567'],
  ['0065 6123 4567', '6561234567'],
  ['0082 10 1234 5678', '821012345678'],
  ['008 65 6123 4567', '0086561234567'],
  // Short numbers after the country code.
  ['62 811 123 456', '0811123456'],
  ['62 274 512345', '0274512345'],
  // As earlier releases have stored it.
  ['812 3456 7890', '81234567890'],
  ['3456 7890', '34567890'],
])('the phone number %s is %s', (phone, digits) => {
  expect(phoneKeyOf(phone)).toBe(digits);
});

it('has also the key of cases that were stored with the zeros of a foreign number', () => {
  expect(phoneKeysOf('+65 6123 4567')).toEqual(['6561234567', '006561234567']);
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
