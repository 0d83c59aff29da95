import { exactDecimal, type Ratio, round, toNumber } from './decimal.ts';
import { requirePositive } from './range-checks.ts';

/** Converts amounts in rupiah to whole numbers of their smallest unit, so that sums are exact, and back. */
export interface UnitConverter {
  /**
   * An amount in units. Throws RangeError if it is negative, not finite, or (except with `exact`) not a multiple of the
   * unit.
   */
  toUnits(name: string, amount: number): bigint;
  /** The amount of so many units, in rupiah. Throws RangeError (except with `exact`) from 2^53 units on. */
  toAmount(units: bigint): number;
}

function amountOf(name: string, amount: number): Ratio {
  if (!(amount >= 0 && Number.isFinite(amount))) throw new RangeError(`${name} must be 0 or more`);
  return exactDecimal(amount);
}

/** Far more decimal digits than a double has, so that rounding to them has no effect. */
const EXACT_DIGITS = 30;

/**
 * @param unit the smallest amount in rupiah, 1 or 0.01; or `exact` for amounts that are only rounded to the
 * nearest double.
 */
export function unitConverter(unit: number | 'exact'): UnitConverter {
  if (unit === 'exact') return exactConverter;
  requirePositive('unit', unit);
  const size: Ratio = exactDecimal(unit);
  return {
    toUnits(name, amount) {
      const { numerator, denominator } = amountOf(name, amount);
      const dividend = numerator * size.denominator;
      const divisor = denominator * size.numerator;
      if (dividend % divisor !== 0n) throw new RangeError(`${name} must be a multiple of ${unit}`);
      return dividend / divisor;
    },
    toAmount: (units) => toNumber(units, size),
  };
}

const exactConverter: UnitConverter = {
  toUnits(name, amount) {
    const { numerator, denominator } = amountOf(name, amount);
    return round({ numerator: numerator * 10n ** BigInt(EXACT_DIGITS), denominator });
  },
  toAmount: (units) => Number(`${units}e-${EXACT_DIGITS}`),
};
