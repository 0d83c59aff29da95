import type { ExchangeRatesResponse, MarketContent, RateType } from '@beranda/contract';
import { type RateRow, rateRows } from './rate-rows.ts';
import { ratesStaleFrom } from './stale-from.ts';

export type RateRowWithStaleness = RateRow & {
  /** Whether it exceeds the bank's maximum age. */
  isStale: boolean;
  /** ISO time in UTC at which it becomes stale, for pages that stay open. */
  staleFrom: string;
};

/**
 * Rates of a type with their staleness.
 *
 * @param isPast whether an ISO time is in the past.
 */
export function ratesWithStaleness(
  rates: ExchangeRatesResponse,
  rateType: RateType,
  market: MarketContent,
  isPast: (time: string) => boolean,
): RateRowWithStaleness[] {
  // Memoized: most rates share a time, and counting working days is slow.
  const cache = new Map<string, string>();
  return rateRows(rates, rateType).map((row) => {
    const time = cache.get(row.validFrom) ?? ratesStaleFrom(row.validFrom, market);
    cache.set(row.validFrom, time);
    return { ...row, isStale: isPast(time), staleFrom: time };
  });
}
