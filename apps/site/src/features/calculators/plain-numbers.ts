import { LOCALES, type Locale } from '@beranda/contract';
import { parseNumber, toPlainNumber } from '#src/components/numbers/parse-number.ts';

/** Plain notation of a number that every language parses alike; other texts unchanged. */
function toPlainText(text: string, locale: Locale): string {
  const value = parseNumber(text, locale);
  if (value === undefined) return text;
  const plain = toPlainNumber(value);
  return LOCALES.every((each) => parseNumber(plain, each) === value) ? plain : text;
}

/**
 * Converts the numbers of a query to plain notation. Forms without JavaScript submit the locale's notation, in which
 * `100.000` may be a hundred thousand or a hundred.
 *
 * @param numbers the numeric parameters.
 * @returns undefined if they are plain already.
 */
export function withPlainNumbers(
  query: URLSearchParams,
  numbers: readonly string[],
  locale: Locale,
): URLSearchParams | undefined {
  const plain = new URLSearchParams(query);
  for (const name of numbers) {
    const text = query.get(name);
    if (text !== null) plain.set(name, toPlainText(text, locale));
  }
  return numbers.some((name) => plain.get(name) !== query.get(name)) ? plain : undefined;
}
