/** Fifty years: more is a typing error. */
export const MAX_MONTHS = 600;
/** Likewise, per annum. */
const MAX_RATE_PERCENT = 1000;

// The comparisons are negated so that NaN is rejected.

export function requirePositive(name: string, value: number): void {
  if (!(value > 0 && Number.isFinite(value))) throw new RangeError(`${name} must be greater than 0`);
}

export function requireBetween(name: string, value: number, min: number, max: number): void {
  if (!(value >= min && value <= max)) throw new RangeError(`${name} must be from ${min} to ${max}`);
}

export function requireWholeBetween(name: string, value: number, min: number, max: number): void {
  if (!(Number.isInteger(value) && value >= min && value <= max))
    throw new RangeError(`${name} must be a whole number from ${min} to ${max}`);
}

export function requireRate(name: string, percent: number): void {
  requireBetween(name, percent, 0, MAX_RATE_PERCENT);
}

export function requireMonths(months: number): void {
  requireWholeBetween('months', months, 1, MAX_MONTHS);
}
