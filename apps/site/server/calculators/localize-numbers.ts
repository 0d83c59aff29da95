import type { Locale } from '@beranda/contract';
import { formatNumber } from '#src/components/numbers/parse-number.ts';

const JSON_NUMBER = /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/;

/**
 * Converts the JSON numbers of an API query to the number format of a language, which the calculators parse. So `7.125`
 * is never read as seven thousand.
 *
 * @param numbers names of the numeric parameters.
 * @returns undefined where one is not a number.
 */
export function localizeNumbers(
  query: Record<string, string>,
  numbers: readonly string[],
  locale: Locale,
): Record<string, string> | undefined {
  const converted = { ...query };
  for (const name of numbers) {
    const text = query[name];
    if (text === undefined) continue;
    const value = JSON_NUMBER.test(text) ? Number(text) : Number.NaN;
    if (!Number.isFinite(value)) return undefined;
    converted[name] = formatNumber(value, locale);
  }
  return converted;
}
