const MIN_DIGITS = 2;
const MAX_DIGITS = 4;

/** Common number of decimals for all values: 2 to 4. */
export function unitValueDigits(values: readonly number[]): number {
  let digits = MIN_DIGITS;
  for (const value of values) {
    const [, fraction = ''] = String(value).split('.');
    digits = Math.max(digits, fraction.length);
  }
  return Math.min(digits, MAX_DIGITS);
}
