import {
  type DecimalSeparator,
  otherSeparator,
  parseNumber,
  parseTypedNumber,
  separatorShownBy,
} from '#cms/i18n/numbers.ts';

/** What a form stores for a text that is no number; the server rejects it. Its prefix keeps Payload from reading a part. */
const UNREAD = '?';

/** What was understood of a typed text. */
export type ReadNumber =
  | { kind: 'empty' }
  | { kind: 'number'; value: number }
  /** Two readings: grouped thousands in the user's notation, or decimals in the other one. */
  | { kind: 'ambiguous'; readings: [number, number] }
  | { kind: 'invalid' };

/**
 * Reads a number in the notation of the user, or the other one. A single group of thousands, as `2.125` in Indonesian, may
 * be a decimal in the other notation, which would be a thousand times less. With a zero at its end it is thousands:
 * nobody writes `2.500` for two and a half.
 */
export function readNumber(text: string, separator: DecimalSeparator): ReadNumber {
  if (text.trim() === '') return { kind: 'empty' };
  const value = parseTypedNumber(text, separator);
  if (typeof value !== 'number') return { kind: 'invalid' };
  const other = parseNumber(text, otherSeparator(separator));
  const isOpen = separatorShownBy(text) === null && other !== null && other !== value;
  if (isOpen && value > other && !text.trim().endsWith('0'))
    return { kind: 'ambiguous', readings: [value, other] };
  return { kind: 'number', value };
}

/** The value of the form for a typed text. */
export function formValueOf(text: string, separator: DecimalSeparator): number | string | null {
  const read = readNumber(text, separator);
  if (read.kind === 'empty') return null;
  return read.kind === 'number' ? read.value : `${UNREAD}${text}`;
}

/** The text of a field for a value of the form. */
export function textOf(value: unknown, separator: DecimalSeparator): string {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value).replace('.', separator);
  return typeof value === 'string' && value.startsWith(UNREAD) ? value.slice(UNREAD.length) : '';
}
