import type { ExchangeRatesAnswer, MarketContent, RateType } from '@beranda/contract';
import { staleFrom } from './rate-age.ts';
import { type RateRow, rateRows } from './rate-rows.ts';

export type AgedRateRow = RateRow & {
  /** Whether it is older than the bank's own rule allows. */
  isStale: boolean;
  /** When it is, as ISO time in UTC: a page may stay open until then. */
  staleFrom: string;
};

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
  return rateRows(answer, rateType).map((row) => {
    const time = staleFrom(row.validFrom, market);
    return { ...row, isStale: hasCome(time), staleFrom: time };
  });
}
