import { expect, it } from 'vitest';
import { displayAnswer } from './display-answer.ts';

it.each([
  [true, 'checkbox', 'Ya', 'Yes'],
  [false, 'checkbox', 'Tidak', 'No'],
  ['1500000', 'money', '1.500.000', '1,500,000'],
  ['2026-02-14', 'pastDate', '14 Februari 2026', '14 February 2026'],
  ['atm', 'select', 'Mesin', 'Mesin'],
  ['constructor', 'select', 'constructor', 'constructor'],
  // Stored by an earlier version of the form.
  ['dua juta', 'money', 'dua juta', 'dua juta'],
  ['kemarin', 'pastDate', 'kemarin', 'kemarin'],
  ['1500000', undefined, '1500000', '1500000'],
] as const)('shows %j of a field "%s" as %s, in English %s', (value, type, indonesian, english) => {
  expect(displayAnswer(value, type, { atm: 'Mesin' }, 'id')).toBe(indonesian);
  expect(displayAnswer(value, type, { atm: 'Mesin' }, 'en')).toBe(english);
});
