import { LANGUAGES, type Locale } from '@beranda/contract';

/** Numbers are rounded to it; no rate has so many. */
export const MAX_DECIMALS = 10;

const PLAIN = new Intl.NumberFormat('en-US', { useGrouping: false, maximumFractionDigits: MAX_DECIMALS });

const CURRENCY = /^(?:rp\.?|idr)/i;

/** No valid amount is as long. */
const MAX_LENGTH = 32;

/**
 * Parses a number in the locale's notation: `1.000.000,50` in Indonesian, `1,000,000.50` in English, with or without
 * `Rp`, `IDR` or `%`. Unambiguous numbers in the other language's notation and plain numbers of URLs are accepted
 * too; see {@link toPlainNumber}. After `Rp` or `IDR` three digits are thousands in both notations, since no amount of
 * rupiah has three decimals.
 *
 * @returns undefined if the text is not a number.
 */
export function parseNumber(text: string, locale: Locale): number | undefined {
  const compact = text.replaceAll(/\s/g, '');
  const bare = compact
    .replace(CURRENCY, '')
    .replace(/[,.]-$|%$/, '')
    .replace(/^[−–]/, '-');
  if (bare.length === 0 || bare.length > MAX_LENGTH) return undefined;
  const { decimalSeparator: decimal, groupSeparator: group } = LANGUAGES[locale];
  const plain =
    (CURRENCY.test(compact) ? rupiahThousands(bare) : undefined) ??
    withoutGroups(bare, decimal, group) ??
    withoutOtherGroups(bare, group, decimal) ??
    // Groups have three digits and no number starts with 0, so this separator can only be a decimal one.
    (matches(bare, `^-?(\\d+[${group}](\\d{1,2}|\\d{4,})|0\\d*[${group}]\\d+)$`)
      ? bare.replace(group, '.')
      : undefined);
  return plain === undefined ? undefined : Number(PLAIN.format(Number(plain)));
}

function rupiahThousands(text: string): string | undefined {
  return matches(text, '^-?[1-9]\\d{0,2}[.,]\\d{3}$') ? text.replace(/[.,]/, '') : undefined;
}

function withoutGroups(text: string, decimal: string, group: string): string | undefined {
  const whole = `[1-9]\\d{0,2}([${group}]\\d{3})+|\\d+`;
  return matches(text, `^-?(${whole})([${decimal}]\\d+)?$`) ? toPlain(text, decimal, group) : undefined;
}

/** The other language's notation, where it cannot be ours: two groups, or one with decimals that are no group. */
function withoutOtherGroups(text: string, decimal: string, group: string): string | undefined {
  const twoGroups = `([${group}]\\d{3}){2,}([${decimal}]\\d+)?`;
  const oneGroup = `[${group}]\\d{3}[${decimal}]\\d{1,2}`;
  return matches(text, `^-?[1-9]\\d{0,2}(${twoGroups}|${oneGroup})$`)
    ? toPlain(text, decimal, group)
    : undefined;
}

function toPlain(text: string, decimal: string, group: string): string {
  return text.replaceAll(group, '').replace(decimal, '.');
}

function matches(text: string, pattern: string): boolean {
  return new RegExp(pattern).test(text);
}

/** Formats a number for a field: `1.000.000,5` in Indonesian, `1,000,000.5` in English. */
export function formatNumber(value: number, locale: Locale): string {
  const [whole = '', fraction] = toPlainNumber(value).split('.');
  const { decimalSeparator: decimal, groupSeparator: group } = LANGUAGES[locale];
  const digits = fraction?.replace(/0+$/, '');
  return groupDigits(whole, group) + (digits ? decimal + digits : '');
}

/** Inserts group separators: `1000000` with a point gives `1.000.000`. */
export function groupDigits(digits: string, group: string): string {
  return digits.replaceAll(/\B(?=(\d{3})+$)/g, group);
}

/**
 * Plain notation for URLs: `120000000`, `10.5`. A fraction of three digits gets a fourth, so that it cannot be parsed
 * as a group of thousands.
 */
export function toPlainNumber(value: number): string {
  const text = PLAIN.format(value);
  return /\.\d{3}$/.test(text) ? `${text}0` : text;
}
