import { exactly, type Ratio } from './decimal.ts';
import { requireRate } from './range-checks.ts';

/** Below this a percentage is cut to 20 decimals: nobody means more, and powers of them take long. */
const TINY = 1e-6;

/** A rate per annum in percent as it was typed. Throws RangeError unless it is from 0 to 1000. */
export function exactRate(name: string, percent: number): Ratio {
  requireRate(name, percent);
  return exactly(percent < TINY ? Number(percent.toFixed(20)) : percent);
}
