const FRACTION_DIGITS = 4;

/** A fraction in percent, without the noise of binary fractions. */
export function percentOf(fraction: number): number {
  return Number((fraction * 100).toFixed(FRACTION_DIGITS));
}
