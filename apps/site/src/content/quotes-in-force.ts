import type { Quote } from '@beranda/contract';

/**
 * Of each currency and rate type the newest quote that has begun, in the order in which they come.
 *
 * @param hasCome whether a time has come.
 */
export function quotesInForce(quotes: readonly Quote[], hasCome: (time: string) => boolean): Quote[] {
  const newest = new Map<string, Quote>();
  for (const quote of quotes) {
    if (!hasCome(quote.validFrom)) continue;
    const key = `${quote.currency} ${quote.rateType}`;
    const before = newest.get(key);
    if (!before || Date.parse(before.validFrom) <= Date.parse(quote.validFrom)) newest.set(key, quote);
  }
  return [...newest.values()];
}
