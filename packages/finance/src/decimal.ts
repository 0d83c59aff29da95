/** An exact fraction. The denominator is positive; a decimal number has a power of ten there. */
export interface Ratio {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]?\d{1,3}))?$/i;

/**
 * The exact decimal that a number prints as: 0.1 is a tenth, and not the binary double next to it. Strings are parsed
 * the same way.
 *
 * @throws RangeError when it is not a finite decimal number.
 */
export function exactDecimal(value: number | string): Ratio {
  // Most amounts are whole: they need no text.
  if (Number.isSafeInteger(value)) return { numerator: BigInt(value), denominator: 1n };
  const match = DECIMAL.exec(String(value));
  if (!match) throw new RangeError(`${value} is not a finite number`);
  const [, sign, whole = '', fraction = '', exponent = '0'] = match;
  const digits = BigInt(`${sign}${whole}${fraction}`);
  const scale = fraction.length - Number(exponent);
  return scale < 0
    ? { numerator: digits * 10n ** BigInt(-scale), denominator: 1n }
    : { numerator: digits, denominator: 10n ** BigInt(scale) };
}

export function multiply(a: Ratio, b: Ratio): Ratio {
  return { numerator: a.numerator * b.numerator, denominator: a.denominator * b.denominator };
}

/** @throws RangeError when `b` is not above zero. */
export function divide(a: Ratio, b: Ratio): Ratio {
  if (b.numerator <= 0n) throw new RangeError('the divisor must be positive');
  return { numerator: a.numerator * b.denominator, denominator: a.denominator * b.numerator };
}

/** The nearest whole number; half is rounded away from zero. */
export function round({ numerator, denominator }: Ratio): bigint {
  if (numerator < 0n) return -round({ numerator: -numerator, denominator });
  return (2n * numerator + denominator) / (2n * denominator);
}

/** The ceiling. */
export function roundUp({ numerator, denominator }: Ratio): bigint {
  const whole = numerator / denominator;
  return numerator > whole * denominator ? whole + 1n : whole;
}

/**
 * The double that prints as the decimal `count · unit`.
 *
 * @throws RangeError when it has more digits than a double keeps (from 2^53 on).
 */
export function toNumber(count: bigint, unit: Ratio): number {
  const digits = count * unit.numerator;
  if (digits > Number.MAX_SAFE_INTEGER || digits < Number.MIN_SAFE_INTEGER)
    throw new RangeError('the amounts are too large to be exact');
  // Both are exact as doubles, so the division gives the double nearest to the decimal.
  return Number(digits) / Number(unit.denominator);
}

/** The sum of numbers as the decimals that they print as: 0.1 and 0.2 are 0.3. */
export function sumOf(values: readonly number[]): number {
  let sum = 0n;
  let denominator = 1n;
  for (const value of values) {
    const next = exactDecimal(value);
    // Both are powers of ten, so one divides the other.
    if (next.denominator > denominator) {
      sum *= next.denominator / denominator;
      denominator = next.denominator;
    }
    sum += next.numerator * (denominator / next.denominator);
  }
  return toNumber(sum, { numerator: 1n, denominator });
}
