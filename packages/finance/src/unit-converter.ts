import { exactDecimal, type Ratio, rounded, toNumber } from './decimal.ts';
import { requirePositive } from './range-checks.ts';

/** Amounts as whole numbers of their smallest unit, so that sums are exact. */
export interface Money {
  /** An amount in units. Throws RangeError unless it is zero or positive and a multiple of the unit. */
  count(name: string, amount: number): bigint;
  amount(count: bigint): number;
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
export function moneyIn(unit: number | 'exact'): Money {
  if (unit === 'exact') return exactMoney;
  requirePositive('unit', unit);
  const size: Ratio = exactDecimal(unit);
  return {
    count(name, amount) {
      const { numerator, denominator } = amountOf(name, amount);
      const counted = numerator * size.denominator;
      const per = denominator * size.numerator;
      if (counted % per !== 0n) throw new RangeError(`${name} must be a multiple of ${unit}`);
      return counted / per;
    },
    amount: (count) => toNumber(count, size),
  };
}

const exactMoney: Money = {
  count(name, amount) {
    const { numerator, denominator } = amountOf(name, amount);
    return rounded({ numerator: numerator * 10n ** BigInt(EXACT_DIGITS), denominator });
  },
  amount: (count) => Number(`${count}e-${EXACT_DIGITS}`),
};
