import { exactDecimal, type Ratio } from './decimal.ts';
import { requireRate } from './range-checks.ts';

/** Smaller percentages are cut to 20 decimals: more digits are meaningless, and make powers slow. */
const TINY = 1e-6;

/** A rate per annum in percent as it was typed. Throws RangeError unless it is from 0 to 1000. */
export function exactRate(name: string, percent: number): Ratio {
  requireRate(name, percent);
  return exactDecimal(percent < TINY ? Number(percent.toFixed(20)) : percent);
}
