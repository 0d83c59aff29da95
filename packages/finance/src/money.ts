import { exactly, type Ratio, toNumber } from './decimal.ts';
import { requirePositive } from './range-checks.ts';

/** Amounts of money counted in their smallest unit, so that they add up to the last digit. */
export interface Money {
  /** How many units an amount is. Throws RangeError unless it is zero or positive and a whole number of them. */
  count(name: string, amount: number): bigint;
  amount(count: bigint): number;
}

/** @param unit the smallest amount in rupiah: 1, or 0.01. */
export function moneyIn(unit: number): Money {
  requirePositive('unit', unit);
  const size: Ratio = exactly(unit);
  return {
    count(name, amount) {
      if (!(amount >= 0 && Number.isFinite(amount))) throw new RangeError(`${name} must be 0 or more`);
      const { numerator, denominator } = exactly(amount);
      const counted = numerator * size.denominator;
      const per = denominator * size.numerator;
      if (counted % per !== 0n) throw new RangeError(`${name} must be a multiple of ${unit}`);
      return counted / per;
    },
    amount: (count) => toNumber(count, size),
  };
}
