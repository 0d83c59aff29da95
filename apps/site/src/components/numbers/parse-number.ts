import type { Locale } from '@beranda/contract';

/** Decimal and group separators of each language. */
export const SEPARATORS = {
  id: { decimal: ',', group: '.' },
  en: { decimal: '.', group: ',' },
} as const satisfies Record<Locale, { decimal: string; group: string }>;

/** More than any rate has. Further decimals are dropped. */
export const MAX_DECIMALS = 10;

const PLAIN = new Intl.NumberFormat('en-US', { useGrouping: false, maximumFractionDigits: MAX_DECIMALS });

/** More digits than any valid amount. */
const MAX_LENGTH = 32;

/**
 * Parses a number in the locale's notation: `1.000.000,50` in Indonesian, `1,000,000.50` in English, with or without
 * `Rp`, `IDR` or `%`. Unambiguous numbers in the other language's notation and plain numbers of URLs are accepted
 * too; see {@link toPlainNumber}.
 *
 * @returns undefined if the text is not a number.
 */
export function parseNumber(text: string, locale: Locale): number | undefined {
  const bare = text
    .replaceAll(/\s/g, '')
    .replaceAll(/^(?:rp\.?|idr)|%$/gi, '')
    .replace(/^[−–]/, '-');
  if (bare.length === 0 || bare.length > MAX_LENGTH) return undefined;
  const { decimal, group } = SEPARATORS[locale];
  const plain =
    withoutGroups(bare, decimal, group, 1) ??
    withoutGroups(bare, group, decimal, 2) ??
    // Groups have three digits and no number starts with 0, so this separator can only be a decimal one.
    (matches(bare, `^-?(\\d+[${group}](\\d{1,2}|\\d{4,})|0\\d*[${group}]\\d+)$`)
      ? bare.replace(group, '.')
      : undefined);
  return plain === undefined ? undefined : Number(PLAIN.format(Number(plain)));
}

function withoutGroups(text: string, decimal: string, group: string, minGroups: number): string | undefined {
  const grouped = `[1-9]\\d{0,2}([${group}]\\d{3}){${minGroups},}([${decimal}]\\d+)?`;
  const ungrouped = minGroups === 1 ? `|\\d+([${decimal}]\\d+)?` : '';
  if (!matches(text, `^-?(${grouped}${ungrouped})$`)) return undefined;
  return text.replaceAll(group, '').replace(decimal, '.');
}

function matches(text: string, pattern: string): boolean {
  return new RegExp(pattern).test(text);
}

/** Formats a number for a field: `1.000.000,5` in Indonesian, `1,000,000.5` in English. */
export function formatNumber(value: number, locale: Locale): string {
  const [whole = '', fraction] = toPlainNumber(value).split('.');
  const { decimal, group } = SEPARATORS[locale];
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
