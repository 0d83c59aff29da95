const BEFORE_NAME = /\b(Jl\.|Blok|Lantai|Unit|No\.(?= \d)) (?=\S)/g;

/** An address whose `Jl.`, `No.`, `Lantai` and the like each stay with what they name. */
export const unbrokenAddress = (address: string): string => address.replaceAll(BEFORE_NAME, '$1\u00A0');

const UNITS = [
  'ribu|juta|miliar|triliun|thousand|million|billion|trillion',
  'detik|menit|jam|hari|bulan|tahun|seconds?|minutes?|hours?|days?|months?|years?',
  'WIB|WITA|WIT|kB|MB',
].join('|');
const MONTHS = [
  'Januari|Februari|Maret|April|Mei|Juni|Juli|Agustus|September|Oktober|November|Desember',
  'January|February|March|May|June|July|August|October|December',
  'Jan|Feb|Mar|Apr|Jun|Jul|Agu|Aug|Sept?|Okt|Oct|Nov|Des|Dec',
].join('|');

const AFTER_CURRENCY = /\bIDR (?=\d)/g;
const BEFORE_UNIT = new RegExp(`(?<=\\d) (?=(?:${UNITS})\\b)`, 'g');
const BEFORE_MONTH = new RegExp(`(?<=\\b\\d{1,2}) (?=(?:${MONTHS})\\b)`, 'g');
const BEFORE_YEAR = new RegExp(`(?<=\\b(?:${MONTHS})) (?=\\d{4}\\b)`, 'g');
const BEFORE_HOUSE_NUMBER = /(?<=\bNo\.) (?=\d)/g;

/** Between the groups of an Indonesian phone number: after the area code, in brackets or not, or the country code. */
const IN_PHONE_NUMBER = / (?=\d)(?<=(?<![\d.,])(?:\(0\d{2,3}\)|0\d{2,3}|\+62)[\d\s-]{0,12} )/g;

/** A text whose sums of money, periods, dates and phone numbers each stay on one line. */
export const unbrokenFigures = (text: string): string =>
  text
    .replaceAll(AFTER_CURRENCY, 'IDR\u00A0')
    .replaceAll(BEFORE_UNIT, '\u00A0')
    .replaceAll(BEFORE_MONTH, '\u00A0')
    .replaceAll(BEFORE_YEAR, '\u00A0')
    .replaceAll(BEFORE_HOUSE_NUMBER, '\u00A0')
    .replaceAll(IN_PHONE_NUMBER, '\u00A0');

/** After a placeholder or `#`. The key of a `select` may be a unit, too: a brace follows it. */
const BEFORE_UNIT_IN_MESSAGE = new RegExp(`(?<=[}#]) (?=(?:${UNITS})\\b(?! \\{))`, 'g');

/** An ICU message whose figures, also those of its placeholders, each stay on one line with their unit. */
export const unbrokenMessage = (message: string): string =>
  unbrokenFigures(message).replaceAll(BEFORE_UNIT_IN_MESSAGE, '\u00A0');

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
