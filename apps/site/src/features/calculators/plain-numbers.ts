import { LOCALES, type Locale } from '@beranda/contract';
import { parseNumber, toPlainNumber } from './parse-number.ts';

/** The same number as every language reads it; what is none, or cannot be written so, stays as it was typed. */
function toPlainText(text: string, locale: Locale): string {
  const value = parseNumber(text, locale);
  if (value === undefined) return text;
  const plain = toPlainNumber(value);
  return LOCALES.every((each) => parseNumber(plain, each) === value) ? plain : text;
}

/**
 * A query with plain numbers. A form that is sent without script has them in the manner of its language, in which
 * `100.000` is a hundred thousand; the link to the other language keeps the query, and there it would be a hundred.
 *
 * @param numbers the parameters that are numbers.
 * @returns undefined where they are plain already.
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
