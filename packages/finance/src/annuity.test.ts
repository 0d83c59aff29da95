import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { annuityInstalment } from './annuity.ts';

describe('annuity instalment', () => {
  it.each([
    // numpy-financial's documentation of pmt
    [200_000, 0.075, 180, 1854.0247200054619, 9],
    // documentation of PMT in spreadsheets
    [10_000, 0.08, 10, 1037.03, 2],
    [5_000, 0.055, 24, 220.48, 2],
    [5_000, 0.06, 15, 346.82, 2],
    [200_000, 0.06, 360, 1199.1, 2],
    [120_000_000, 0.1, 12, 10_549_906.47, 2],
  ])('%d at %d over %d months is %d', (principal, rate, months, expected, digits) => {
    expect(annuityInstalment(principal, rate, months)).toBeCloseTo(expected, digits);
  });

  it.each([
    // documentation of PMT in spreadsheets, payment at the start of the period
    [10_000, 0.08, 10, 1030.16],
    [5_000, 0.06, 15, 345.1],
  ])('%d at %d over %d months, paid in advance, is %d', (principal, rate, months, expected) => {
    expect(annuityInstalment(principal, rate, months, 'start')).toBeCloseTo(expected, 2);
  });

  it('divides the principal evenly at a rate of zero', () => {
    expect(annuityInstalment(120_000_000, 0, 12)).toBe(10_000_000);
  });

  it('repays principal and interest at once when there is one instalment', () => {
    expect(annuityInstalment(1_200_000, 0.12, 1)).toBeCloseTo(1_212_000, 6);
  });

  it('pays the loan off exactly, whatever the loan', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1_000, max: 10_000_000_000 }),
        fc.double({ min: 0, max: 0.6, noNaN: true }),
        fc.integer({ min: 1, max: 480 }),
        (principal, rate, months) => {
          const instalment = annuityInstalment(principal, rate, months);
          let balance = principal;
          for (let month = 0; month < months; month++) balance += (balance * rate) / 12 - instalment;
          expect(Math.abs(balance)).toBeLessThan(principal * 1e-6 * Math.exp((rate / 12) * months));
        },
      ),
    );
  });

  it.each([
    [0, 0.1, 12],
    [Number.NaN, 0.1, 12],
    [Number.POSITIVE_INFINITY, 0.1, 12],
    [1, -0.1, 12],
    [1, 0.1, 0],
    [1, 0.1, 1.5],
  ])('rejects %d at %d over %d months', (principal, rate, months) => {
    expect(() => annuityInstalment(principal, rate, months)).toThrow(RangeError);
  });
});
