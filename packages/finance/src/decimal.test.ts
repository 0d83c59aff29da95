import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { divide, exactDecimal, multiply, round, roundUp, sumOf, toNumber } from './decimal.ts';

const ratio = (numerator: bigint, denominator: bigint) => ({ numerator, denominator });

describe('exact decimals', () => {
  it.each([
    [0.1, 1n, 10n],
    [-0.25, -25n, 100n],
    ['10.50', 1050n, 100n],
    [1e-7, 1n, 10_000_000n],
    [1.5e-7, 15n, 100_000_000n],
    [1e21, 10n ** 21n, 1n],
    [1.25e22, 125n * 10n ** 20n, 1n],
    ['-0', 0n, 1n],
    ['5e+2', 500n, 1n],
  ])('%s is parsed exactly', (value, numerator, denominator) => {
    expect(exactDecimal(value)).toEqual({ numerator, denominator });
  });

  it.each([
    Number.NaN,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    '',
    ' 1',
    '1,5',
    '0x10',
    '1e9999',
    '.5',
    'Infinity',
  ])('rejects %j', (value) => {
    expect(() => exactDecimal(value)).toThrow(RangeError);
  });

  it('round-trips every double', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e15, max: 1e15 }), (value) => {
        const { numerator, denominator } = exactDecimal(value);
        expect(Number(`${numerator}e-${`${denominator}`.length - 1}`)).toBe(value === 0 ? 0 : value);
      }),
    );
  });

  it.each([
    [5n, 2n, 3n],
    [-5n, 2n, -3n],
    [249n, 100n, 2n],
    [-249n, 100n, -2n],
    [7n, 7n, 1n],
    [0n, 3n, 0n],
  ])('%d/%d rounds to %d, halves away from zero', (numerator, denominator, expected) => {
    expect(round({ numerator, denominator })).toBe(expected);
  });

  it.each([
    [5n, 2n, 3n],
    [4n, 2n, 2n],
    [1n, 100n, 1n],
    [-5n, 2n, -2n],
  ])('%d/%d rounds up to %d', (numerator, denominator, expected) => {
    expect(roundUp({ numerator, denominator })).toBe(expected);
  });

  it('multiplies and divides fractions', () => {
    expect(multiply(ratio(2n, 3n), ratio(5n, 7n))).toEqual(ratio(10n, 21n));
    expect(divide(ratio(2n, 3n), ratio(5n, 7n))).toEqual(ratio(14n, 15n));
    expect(() => divide(ratio(2n, 3n), ratio(0n, 7n))).toThrow(RangeError);
  });

  it('adds tenths to tenths', () => {
    expect(sumOf([0.1, 0.2])).toBe(0.3);
    expect(sumOf([0.1, 0.02, 1000])).toBe(1000.12);
    expect(sumOf([])).toBe(0);
  });

  it('rejects numbers that a double cannot represent', () => {
    expect(toNumber(9_007_199_254_740_991n, ratio(1n, 100n))).toBe(90_071_992_547_409.91);
    expect(() => toNumber(9_007_199_254_740_992n, ratio(1n, 100n))).toThrow(RangeError);
    expect(() => toNumber(-9_007_199_254_740_992n, ratio(1n, 100n))).toThrow(RangeError);
  });
});
