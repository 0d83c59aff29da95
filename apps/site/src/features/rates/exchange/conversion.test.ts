import { describe, expect, it } from 'vitest';
import {
  type ConvertibleRow,
  conversionQuery,
  MAX_CONVERSION_AMOUNT,
  validateConversion,
} from './conversion.ts';

const rows: ConvertibleRow[] = [
  { code: 'USD', unit: 1, digits: 2, buy: 10_000, sell: 10_300, isStale: false },
  { code: 'CHF', unit: 1, digits: 2, buy: 2_000, sell: 2_050, isStale: false },
  { code: 'THB', unit: 1, digits: 2, buy: 500, sell: 510, isStale: true },
  { code: 'JPY', unit: 100, digits: 0, buy: 10_766.28, sell: 11_000, isStale: false },
];

const validated = (amount: string, from: string, to: string) =>
  validateConversion({ amount, from, to }, rows, 'id');

describe('a conversion', () => {
  it.each([
    // Textbook examples: customers buy at the bank's sell rate and sell at its buy rate.
    ['12.360.000', 'IDR', 'USD', 1_200],
    ['1.000', 'USD', 'IDR', 10_000_000],
    ['5000', 'CHF', 'IDR', 10_000_000],
    ['20000', 'JPY', 'IDR', 2_153_256],
    ['1030', 'USD', 'USD', undefined],
    // 1.030 × 10.000 ÷ 11.000 × 100
    ['1.030', 'USD', 'JPY', 93_636],
  ])('%s %s to %s is %s', (amount, from, to, expected) => {
    expect(validated(amount, from, to).result?.converted).toBe(expected);
  });

  it('lists the bank’s rates that were used', () => {
    expect(validated('100', 'USD', 'JPY').result?.steps).toEqual([
      { currency: 'USD', side: 'buy', rate: 10_000, unit: 1 },
      { currency: 'JPY', side: 'sell', rate: 11_000, unit: 100 },
    ]);
  });

  it.each([
    ['THB', 'IDR'],
    ['IDR', 'THB'],
    ['USD', 'THB'],
    ['THB', 'JPY'],
  ])('%s to %s has no result if a rate is stale, but lists the rates', (from, to) => {
    const { result, problems } = validated('100', from, to);
    expect(problems).toEqual({});
    expect(result?.converted).toBeNull();
    expect(result?.steps.map(({ currency }) => currency)).toContain('THB');
  });

  it('has a shareable query with the amount as a plain number', () => {
    const { result } = validated('1.000.000,5', 'usd', 'idr');
    expect(result && conversionQuery(result)).toEqual({ amount: '1000000.5', from: 'USD', to: 'IDR' });
  });

  it('formats the amount for the locale', () => {
    expect(
      validateConversion({ amount: '1234567.5', from: 'USD', to: 'IDR' }, rows, 'en').fields.amount,
    ).toBe('1,234,567.5');
  });
});

describe('a rejected conversion', () => {
  it.each([
    ['', 'number'],
    ['seratus', 'number'],
    ['1e309', 'number'],
    ['NaN', 'number'],
    ['-5', 'notPositive'],
    ['0', 'notPositive'],
    [String(MAX_CONVERSION_AMOUNT), undefined],
    [String(MAX_CONVERSION_AMOUNT + 1), 'tooLarge'],
    ['9'.repeat(30), 'tooLarge'],
  ])('the amount %j: %s', (amount, problem) => {
    for (const from of ['USD', 'JPY', 'THB']) {
      const { problems, result, fields } = validated(amount, from, 'IDR');
      expect(problems).toEqual(problem ? { amount: problem } : {});
      expect(result === undefined).toBe(problem !== undefined);
      if (problem === 'number') expect(fields.amount).toBe(amount);
    }
  });

  it('is an amount whose result would not be exact', () => {
    const dong: ConvertibleRow = { code: 'VND', unit: 1, digits: 0, buy: 0.1, sell: 0.1, isStale: false };
    const validatedInto = (amount: number) =>
      validateConversion({ amount: String(amount), from: 'USD', to: 'VND' }, [...rows, dong], 'id');
    expect(validatedInto(MAX_CONVERSION_AMOUNT)).toEqual({
      fields: { amount: '100.000.000.000', from: 'USD', to: 'VND' },
      problems: { amount: 'resultTooLarge' },
    });
    expect(validatedInto(1_000).result?.converted).toBe(100_000_000);
  });

  it('keeps the input, up to a maximum length', () => {
    expect(validated(`  ${'x'.repeat(500)}`, 'USD', 'IDR').fields.amount).toBe('x'.repeat(40));
  });

  it.each([
    ['XYZ', 'IDR', { from: 'unknown' }],
    ['IDR', '', { to: 'unknown' }],
    ['constructor', '__proto__', { from: 'unknown', to: 'unknown' }],
    ['USD', 'usd', { to: 'same' }],
    ['IDR', 'IDR', { to: 'same' }],
  ])('%s to %s', (from, to, problems) => {
    expect(validated('1', from, to)).toMatchObject({ problems });
    expect(validated('1', from, to).result).toBeUndefined();
  });
});
