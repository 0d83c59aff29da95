import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { annuityInstalment } from './annuity.ts';
import { effectiveAnnualRate, effectiveRateOfFlat } from './equivalent-rates.ts';
import { instalmentSchedule } from './loan.ts';

/** The inverse: the flat rate with the same instalment as an annuity, by its formula. Percent. */
const flatRateOf = (effectivePercent: number, months: number) =>
  (annuityInstalment(1, effectivePercent / 100, months) - 1 / months) * 1200;

describe('equivalent rates', () => {
  it.each([
    [10, 12, 17.972],
    [12, 36, 21.2],
  ])('a flat rate of %d over %d months costs what an annuity at %d costs', (flat, months, effective) => {
    expect(effectiveRateOfFlat(flat, months)).toBeCloseTo(effective, 3);
    expect(flatRateOf(effectiveRateOfFlat(flat, months), months)).toBeCloseTo(flat, 9);
  });

  it('is the same rate without interest and with one instalment', () => {
    expect(effectiveRateOfFlat(0, 36)).toBe(0);
    expect(effectiveRateOfFlat(10, 1)).toBeCloseTo(10, 9);
  });

  it('costs the same each month, whatever the loan', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 3000 }).map((basisPoints) => basisPoints / 100),
        fc.integer({ min: 1, max: 600 }),
        (flatPercent, months) => {
          const effective = effectiveRateOfFlat(flatPercent, months);
          expect(effective).toBeGreaterThan(flatPercent - 1e-9);
          expect(flatRateOf(effective, months)).toBeCloseTo(flatPercent, 8);
        },
      ),
    );
    const loan = { principal: 120_000_000, months: 36 };
    const flat = instalmentSchedule({ ...loan, annualRatePercent: 12, system: 'flat' });
    const annuity = instalmentSchedule({
      ...loan,
      annualRatePercent: effectiveRateOfFlat(12, 36),
      system: 'annuity',
    });
    expect(Math.abs(annuity.first.payment - flat.first.payment)).toBeLessThanOrEqual(1);
  });

  it.each([
    [12, 12, 12.682503013],
    [12, 1, 12],
    [0, 12, 0],
    [5.25, 4, 5.354266737], // 1.013125^4
  ])('a nominal rate of %d paid %d times a year comes to %d', (nominal, periods, annual) => {
    expect(effectiveAnnualRate(nominal, periods)).toBeCloseTo(annual, 9);
  });

  it('rejects values out of range', () => {
    for (const call of [
      () => effectiveRateOfFlat(Number.NaN, 12),
      () => effectiveRateOfFlat(-1, 12),
      () => effectiveRateOfFlat(Number.POSITIVE_INFINITY, 12),
      () => effectiveRateOfFlat(10, 0),
      () => effectiveRateOfFlat(10, 1.5),
      () => effectiveRateOfFlat(10, 601),
      () => effectiveAnnualRate(-1),
      () => effectiveAnnualRate(12, 0),
      () => effectiveAnnualRate(12, 1.5),
    ])
      expect(call, String(call)).toThrow(RangeError);
  });
});
