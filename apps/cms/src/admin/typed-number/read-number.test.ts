import { expect, it } from 'vitest';
import { formValueOf, readNumber, textOf } from './read-number.ts';

it.each([
  ['6,75', ',', 6.75],
  ['6.75', ',', 6.75],
  ['6,75', '.', 6.75],
  ['0,5', '.', 0.5],
  ['3.25', '.', 3.25],
  ['500.000', ',', 500_000],
  ['1.500.000', ',', 1_500_000],
  ['1,500,000', ',', 1_500_000],
  ['2,125', ',', 2.125],
  ['2.125', '.', 2.125],
  ['0.650', ',', 0.65],
] as const)('%s where the separator is %s is %s', (text, separator, value) => {
  expect(readNumber(text, separator)).toEqual({ kind: 'number', value });
  expect(formValueOf(text, separator)).toBe(value);
});

it.each([
  ['2.125', ','],
  ['2,125', '.'],
] as const)('%s where the separator is %s may be thousands or a fraction', (text, separator) => {
  expect(readNumber(text, separator)).toEqual({ kind: 'ambiguous', readings: [2_125, 2.125] });
});

it('keeps a text that is no number as it is typed, and never as a number', () => {
  for (const text of ['2.125', '6,', '1.5.5', 'lima', '5 persen']) {
    const value = formValueOf(text, ',');
    expect(Number.parseFloat(String(value))).toBeNaN();
    expect(textOf(value, ',')).toBe(text);
  }
});

it('writes a number in the notation of the user', () => {
  expect([textOf(6.75, ','), textOf(6.75, '.'), textOf(null, ','), textOf(0, ',')]).toEqual([
    '6,75',
    '6.75',
    '',
    '0',
  ]);
  expect(formValueOf('  ', ',')).toBeNull();
});
