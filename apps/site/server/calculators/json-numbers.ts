import type { Locale } from '@beranda/contract';
import { formatNumber } from '#src/features/calculators/parse-number.ts';

const JSON_NUMBER = /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/;

/**
 * The query of an API with its numbers as the fields of a language have them. A number of JSON means the same in each:
 * `7.125` is never read as seven thousand.
 *
 * @param numbers the parameters that are numbers.
 * @returns undefined where one of them is none.
 */
export function withJsonNumbers(
  query: Record<string, string>,
  numbers: readonly string[],
  locale: Locale,
): Record<string, string> | undefined {
  const written = { ...query };
  for (const name of numbers) {
    const text = query[name];
    if (text === undefined) continue;
    const value = JSON_NUMBER.test(text) ? Number(text) : Number.NaN;
    if (!Number.isFinite(value)) return undefined;
    written[name] = formatNumber(value, locale);
  }
  return written;
}
