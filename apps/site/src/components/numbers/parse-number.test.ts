import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatNumber, parseNumber, toPlainNumber } from './parse-number.ts';

describe('number parsing', () => {
  it.each([
    ['id', '1.000.000,50', 1_000_000.5],
    ['id', '120000000', 120_000_000],
    ['id', 'Rp 120.000.000', 120_000_000],
    ['id', 'rp.5.000', 5_000],
    ['id', ' Rp 1.000', 1_000],
    ['en', '\u00a0IDR 1,000 ', 1_000],
    ['id', ' 10,5 % ', 10.5],
    ['id', '10.5', 10.5],
    ['id', '10.1250', 10.125],
    ['id', '10,12345678905', 10.1234567891],
    ['id', '10.125', 10_125],
    ['id', '0.125', 0.125],
    ['id', '-0.125', -0.125],
    ['en', '0,125', 0.125],
    ['en', '0.125', 0.125],
    ['id', '1,000,000', 1_000_000],
    ['id', '-5', -5],
    ['id', '−5', -5],
    ['id', '007', 7],
    ['en', '1,000,000.50', 1_000_000.5],
    ['en', 'IDR 120,000,000', 120_000_000],
    ['en', '10.5%', 10.5],
    ['en', '10,5', 10.5],
    ['en', '120.000.000', 120_000_000],
    ['en', '120.000', 120],
    ['en', '120,000', 120_000],
    ['id', 'Rp 250.000.000', 250_000_000],
    ['en', 'Rp 250.000.000', 250_000_000],
    ['id', 'Rp 1.000.000,50', 1_000_000.5],
    ['en', 'Rp\u00a01.000.000,50', 1_000_000.5],
    ['en', 'Rp 250.000', 250_000],
    ['id', 'IDR 250,000', 250_000],
    ['en', 'Rp 250.000,50', 250_000.5],
    ['id', '250,000.50', 250_000.5],
    ['id', 'Rp250.000,-', 250_000],
    ['id', 'Rp 0,125', 0.125],
  ] as const)('in %s %j is %d', (locale, text, expected) => {
    expect(parseNumber(text, locale)).toBe(expected);
  });

  it.each([
    '',
    ' ',
    'Rp',
    '%',
    'sepuluh',
    '1e309',
    '1e5',
    '0x10',
    'Infinity',
    'NaN',
    '1.00.000',
    '0.125.000',
    '0,125,000',
    '012.345.678',
    '12,3,4',
    '1.000,000,5',
    '--5',
    '5-',
    ',5',
    '5,',
    '9'.repeat(400),
    '１２',
    '<script>',
  ])('rejects %j', (text) => {
    for (const locale of ['id', 'en'] as const) expect(parseNumber(text, locale)).toBeUndefined();
  });

  it('a number survives a round trip through a field and a URL', () => {
    const amounts = fc.oneof(
      fc.integer({ min: 0, max: 10_000_000_000 }),
      fc.integer({ min: 0, max: 1_000_000 }).map((thousandths) => thousandths / 1000),
    );
    fc.assert(
      fc.property(amounts, fc.constantFrom('id' as const, 'en' as const), (amount, locale) => {
        expect(parseNumber(formatNumber(amount, locale), locale)).toBe(amount);
        expect(parseNumber(toPlainNumber(amount), locale)).toBe(amount);
      }),
    );
  });
});

it('a number is formatted for the locale', () => {
  expect(formatNumber(1_234_567.5, 'id')).toBe('1.234.567,5');
  expect(formatNumber(1_234_567.5, 'en')).toBe('1,234,567.5');
  expect(formatNumber(10.125, 'id')).toBe('10,125');
  expect(formatNumber(0, 'id')).toBe('0');
});

it('URLs have plain numbers', () => {
  expect(toPlainNumber(120_000_000)).toBe('120000000');
  expect(toPlainNumber(10.5)).toBe('10.5');
  expect(toPlainNumber(10.125)).toBe('10.1250');
});
