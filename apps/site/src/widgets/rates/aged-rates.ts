import type { ExchangeRatesAnswer, MarketContent, RateType } from '@beranda/contract';
import { staleFrom } from './rate-age.ts';
import { type RateRow, rateRows } from './rate-rows.ts';

/** A rate, and whether it is older than the bank's own rule allows. */
export type AgedRateRow = RateRow & { isStale: boolean };

/**
 * The currencies that are quoted for a rate type, in their order.
 *
 * @param hasCome whether a time has come.
 */
export function agedRates(
  answer: ExchangeRatesAnswer,
  rateType: RateType,
  market: MarketContent,
  hasCome: (time: string) => boolean,
): AgedRateRow[] {
  return rateRows(answer, rateType).map((row) => ({
    ...row,
    isStale: hasCome(staleFrom(row.validFrom, market)),
  }));
}
