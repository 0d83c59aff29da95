import type { MarketContent } from '@beranda/contract';
import { staleFrom } from '@beranda/finance';
import type { FundSummary, FundWithStaleness } from './summary.ts';

type FundRules = Pick<MarketContent, 'holidays' | 'funds'>;

/**
 * When the value of a day becomes stale, by the bank's rule and the trading days of the stock exchange.
 *
 * @param date ISO date of the value.
 * @returns ISO time.
 */
export function fundStaleFrom(date: string, { holidays, funds }: FundRules): string {
  const closed = new Set(holidays.filter(({ closesExchange }) => closesExchange).map((day) => day.date));
  return staleFrom(date, funds.staleAfterWorkingDays, closed).toISOString();
}

/** @param isPast whether an ISO time is in the past. */
export function fundsWithStaleness(
  summaries: readonly FundSummary[],
  market: FundRules,
  isPast: (time: string) => boolean,
): FundWithStaleness[] {
  return summaries.map((fund) => ({
    ...fund,
    isStale: fund.latest !== null && isPast(fundStaleFrom(fund.latest.date, market)),
  }));
}
