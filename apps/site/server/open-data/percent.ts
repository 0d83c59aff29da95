const FRACTION_DIGITS = 4;

/** A fraction in percent, rounded to hide floating-point errors. */
export function percentOf(fraction: number): number {
  return Number((fraction * 100).toFixed(FRACTION_DIGITS));
}
