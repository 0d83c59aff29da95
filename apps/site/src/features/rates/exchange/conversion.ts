import type { Locale } from '@beranda/contract';
import { type Conversion, type ConversionStep, convert } from '@beranda/finance';
import { formatNumber, parseNumber, toPlainNumber } from '#src/components/numbers/parse-number.ts';
import type { RateRow } from '../rate-rows.ts';
import type { ConversionField } from './conversion-fields.ts';

export const RUPIAH = 'IDR';

/** A hundred billion: larger amounts are not exchanged at published rates. */
export const MAX_CONVERSION_AMOUNT = 100_000_000_000;

/** Maximum length of an entered text. */
const MAX_LENGTH = 40;

/** Validation error of a field; the catalogue has the messages. */
export type ConversionProblem = 'number' | 'notPositive' | 'tooLarge' | 'resultTooLarge' | 'unknown' | 'same';

/** Raw input, as text. */
export type ConversionInput = Record<ConversionField, string>;

export type ConversionResult = {
  amount: number;
  from: string;
  to: string;
  /** In `to`, rounded to its decimals; null if a rate is stale. */
  converted: number | null;
  /** The conversion steps, with their rates. */
  steps: ConversionStep[];
};

type ValidatedConversion = {
  /** Field values: the input, with numbers formatted for the locale. */
  fields: ConversionInput;
  problems: Partial<Record<ConversionField, ConversionProblem>>;
  /** Only if there are no errors. */
  result?: ConversionResult;
};

/** A convertible currency with its rates. */
export type ConvertibleRow = Pick<RateRow, 'code' | 'unit' | 'digits' | 'buy' | 'sell'> & {
  isStale: boolean;
};

/** Validates the input of form or URL and converts it. */
export function validateConversion(
  typed: ConversionInput,
  rows: readonly ConvertibleRow[],
  locale: Locale,
): ValidatedConversion {
  const amount = parseNumber(typed.amount, locale);
  const from = codeOf(typed.from);
  const to = codeOf(typed.to);
  const isKnown = (code: string) => code === RUPIAH || rows.some((row) => row.code === code);
  const problems: ValidatedConversion['problems'] = {};
  if (amount === undefined) problems.amount = 'number';
  else if (amount <= 0) problems.amount = 'notPositive';
  else if (amount > MAX_CONVERSION_AMOUNT) problems.amount = 'tooLarge';
  if (!isKnown(from)) problems.from = 'unknown';
  if (!isKnown(to)) problems.to = 'unknown';
  else if (from === to) problems.to = 'same';

  const isReadable = amount !== undefined && Math.abs(amount) <= MAX_CONVERSION_AMOUNT;
  const fields = {
    amount: isReadable ? formatNumber(amount, locale) : truncateInput(typed.amount),
    from,
    to,
  };
  if (amount === undefined || Object.keys(problems).length > 0) return { fields, problems };

  const quotes = Object.fromEntries(rows.map((row) => [row.code, row]));
  const conversion = convertSafely({ amount, from, to, quotes });
  if (!conversion) return { fields, problems: { amount: 'resultTooLarge' } };
  const { amount: converted, steps } = conversion;
  const isStale = steps.some(({ currency }) => quotes[currency]?.isStale);
  return { fields, problems, result: { amount, from, to, converted: isStale ? null : converted, steps } };
}

/** Undefined if the result is too large to be exact; other inputs are validated before. */
function convertSafely(requested: Parameters<typeof convert>[0]): Conversion | undefined {
  try {
    return convert(requested);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function codeOf(text: string): string {
  return truncateInput(text).toUpperCase();
}

function truncateInput(text: string): string {
  return text.trim().slice(0, MAX_LENGTH);
}

/** Shareable query of a conversion; the rates are those at the time of viewing. */
export function conversionQuery({ amount, from, to }: ConversionResult): Record<ConversionField, string> {
  return { amount: toPlainNumber(amount), from, to };
}
