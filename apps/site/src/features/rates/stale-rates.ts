import type { ExchangeRatesAnswer, MarketContent, RateType } from '@beranda/contract';
import { ratesStaleFrom } from './rate-age.ts';
import { type RateRow, rateRows } from './rate-rows.ts';

export type RateRowWithStaleness = RateRow & {
  /** Whether it is older than the bank's own rule allows. */
  isStale: boolean;
  /** When it is, as ISO time in UTC: a page may stay open until then. */
  staleFrom: string;
};

/**
 * The currencies that are quoted for a rate type, in their order.
 *
 * @param isPast whether a time has come.
 */
export function ratesWithStaleness(
  answer: ExchangeRatesAnswer,
  rateType: RateType,
  market: MarketContent,
  isPast: (time: string) => boolean,
): RateRowWithStaleness[] {
  // Most hold from the same time, and working days are slow to count.
  const known = new Map<string, string>();
  return rateRows(answer, rateType).map((row) => {
    const time = known.get(row.validFrom) ?? ratesStaleFrom(row.validFrom, market);
    known.set(row.validFrom, time);
    return { ...row, isStale: isPast(time), staleFrom: time };
  });
}
