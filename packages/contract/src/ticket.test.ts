import { expect, it } from 'vitest';
import { parseTicket } from './ticket.ts';

it.each([
  ['7K2M-Q0ZD-94XA', '7K2M-Q0ZD-94XA'],
  ['7k2m q0zd 94xa', '7K2M-Q0ZD-94XA'],
  [' 7K2MQ0ZD94XA\n', '7K2M-Q0ZD-94XA'],
  ['7K2M–QOZD–94XA', '7K2M-Q0ZD-94XA'],
  // As the help on the site shows one, with hyphens that do not break.
  ['7K2M\u2011Q0ZD\u201194XA', '7K2M-Q0ZD-94XA'],
  ['iLoO-7K2M-7K2M', '1100-7K2M-7K2M'],
  ['7K2M/Q0ZD_94XA', '7K2M-Q0ZD-94XA'],
  ['Kiriman Anda kepada Bank Lentera kami terima (7K2M-Q0ZD-94XA)', '7K2M-Q0ZD-94XA'],
  ['Nomor tiket: 7k2m\u2011q0zd\u201194xa.', '7K2M-Q0ZD-94XA'],
])('reads %j as a ticket number', (typed, expected) => {
  expect(parseTicket(typed)).toBe(expected);
});

it.each([
  '',
  '1234-5678-9012-3456',
  'abcd@efgh.jkmn',
  '7K2M-Q0ZD-94X',
  '7K2M-Q0ZD-94XAA',
  '7K2M-Q0ZD-94XU',
  "7K2M' OR 1=1 --",
  '7K2M-Q0ZD-94X\0',
])('rejects %j as a ticket number', (typed) => {
  expect(parseTicket(typed)).toBeUndefined();
});
