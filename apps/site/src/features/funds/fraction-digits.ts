const MIN_DIGITS = 2;
const MAX_DIGITS = 4;

/** Digits after the decimal point that values are given with, so that all of them can be shown with as many: 2 to 4. */
export function fractionDigitsOf(values: readonly number[]): number {
  let digits = MIN_DIGITS;
  for (const value of values) {
    const [, fraction = ''] = String(value).split('.');
    digits = Math.max(digits, fraction.length);
  }
  return Math.min(digits, MAX_DIGITS);
}
