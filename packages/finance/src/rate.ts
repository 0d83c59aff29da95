import { exactDecimal, type Ratio } from './decimal.ts';
import { requireRate } from './range-checks.ts';

/** Smaller percentages are rounded to 20 decimals: more digits are meaningless, and make powers slow. */
const MIN_EXACT_PERCENT = 1e-6;

/**
 * The exact decimal value of a rate per annum, in percent.
 *
 * @throws RangeError unless it is from 0 to 1000.
 */
export function exactRate(name: string, percent: number): Ratio {
  requireRate(name, percent);
  return exactDecimal(percent < MIN_EXACT_PERCENT ? Number(percent.toFixed(20)) : percent);
}
