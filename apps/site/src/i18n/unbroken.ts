/** A date or a figure with its unit that stays on one line: its spaces are no-break spaces. */
export const unbroken = (text: string): string => text.replaceAll(' ', '\u00A0');

const BEFORE_NAME = /\b(Jl\.|Blok|Lantai|Unit|No\.(?= \d)) (?=\S)/g;

/** An address whose `Jl.`, `No.`, `Lantai` and the like each stay with what they name. */
export const unbrokenAddress = (address: string): string => address.replaceAll(BEFORE_NAME, '$1\u00A0');

const UNITS =
  'ribu|juta|miliar|triliun|hari|bulan|tahun|WIB|WITA|WIT|thousand|million|billion|trillion|days?|months?|years?';
const AFTER_CURRENCY = /\bIDR (?=\d)/g;
const BEFORE_UNIT = new RegExp(`(?<=\\d) (?=(?:${UNITS})\\b)`, 'g');

/** The area code of an Indonesian number, in brackets or after the country code, and what follows. */
const AFTER_AREA_CODE = /(?<=\(0\d{2,3}\)|\+62(?: \d{2,3})?) (?=\d)/g;

/** A text whose sums of money, periods and phone numbers each stay on one line. */
export const unbrokenFigures = (text: string): string =>
  text
    .replaceAll(AFTER_CURRENCY, 'IDR\u00A0')
    .replaceAll(BEFORE_UNIT, '\u00A0')
    .replaceAll(AFTER_AREA_CODE, '\u00A0');

/** The same value with `unbrokenFigures` in all its texts, at any depth. */
export function withUnbrokenFigures<T>(value: T): T {
  return unbreak(value) as T;
}

function unbreak(value: unknown): unknown {
  if (typeof value === 'string') return unbrokenFigures(value);
  if (Array.isArray(value)) return value.map(unbreak);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, unbreak(inner)]));
}
