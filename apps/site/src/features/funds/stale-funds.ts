import type { MarketContent } from '@beranda/contract';
import { addWorkingDays } from '@beranda/finance';
import { JAKARTA_OFFSET_MS } from '#src/content/jakarta-date.ts';
import type { FundSummary, FundWithStaleness } from './summary.ts';

type FundRules = Pick<MarketContent, 'holidays' | 'funds'>;

const DAY_MS = 24 * 60 * 60 * 1_000;

/**
 * When the value of a day becomes stale: at the end (in Jakarta) of the configured number of trading days after it.
 *
 * @param date ISO date of the value.
 * @returns ISO time.
 */
export function staleFrom(date: string, { holidays, funds }: FundRules): string {
  const closed = new Set(holidays.filter(({ closesExchange }) => closesExchange).map((day) => day.date));
  const lastDay = addWorkingDays(date, funds.staleAfterWorkingDays, closed);
  return new Date(Date.parse(lastDay) + DAY_MS - JAKARTA_OFFSET_MS).toISOString();
}

/** @param isPast whether an ISO time is in the past. */
export function fundsWithStaleness(
  summaries: readonly FundSummary[],
  market: FundRules,
  isPast: (time: string) => boolean,
): FundWithStaleness[] {
  return summaries.map((fund) => ({
    ...fund,
    isStale: fund.latest !== null && isPast(staleFrom(fund.latest.date, market)),
  }));
}
