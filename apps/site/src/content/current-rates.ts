import type { ExchangeRatesResponse, Quote, RateHistoryResponse } from '@beranda/contract';
import { jakartaDate, startOfJakartaDay } from '@beranda/finance';

/** The last quote of each day (Jakarta) that is in force or was, oldest first; days without a quote are omitted. */
export type RateHistory = Pick<RateHistoryResponse, 'days'>;

const pairOf = ({ currency, rateType }: Quote) => `${currency} ${rateType}`;

/**
 * Rates in force now: per currency and rate type the newest quote that is effective, in API order, with the last quote
 * of the day before it. The API response is cached, so scheduled quotes are applied here without a new request.
 *
 * @param isPast whether a time is past.
 */
export function ratesInForce(
  { currencies, quotes, previous }: ExchangeRatesResponse,
  isPast: (time: string) => boolean,
): ExchangeRatesResponse {
  const effective = Map.groupBy(
    quotes.filter(({ validFrom }) => isPast(validFrom)),
    pairOf,
  );
  const apiPrevious = new Map(previous.map((quote) => [pairOf(quote), quote]));
  const pairs = [...effective].flatMap(([pair, quotesOfPair]) => {
    // Stable sort: of two quotes with the same start the later one wins, as in the API.
    const sorted = quotesOfPair.toSorted((a, b) => Date.parse(a.validFrom) - Date.parse(b.validFrom));
    const current = sorted.at(-1);
    if (!current) return [];
    const startOfDay = startOfJakartaDay(jakartaDate(current.validFrom)).getTime();
    const previousEffective = sorted.findLast(({ validFrom }) => Date.parse(validFrom) < startOfDay);
    return { current, before: previousEffective ?? apiPrevious.get(pair) };
  });
  return {
    currencies,
    quotes: pairs.map(({ current }) => current),
    previous: pairs.flatMap(({ before }) => before ?? []),
  };
}

/**
 * History with the scheduled quotes that took effect since the API response.
 *
 * @param isPast whether a time is past.
 */
export function historyInForce(
  { days, later }: RateHistoryResponse,
  isPast: (time: string) => boolean,
): RateHistory {
  const byDate = new Map(days.map((day) => [day.date, day]));
  for (const { buy, sell, validFrom } of later) {
    if (!isPast(validFrom)) continue;
    const date = jakartaDate(validFrom);
    byDate.set(date, { date, buy, sell });
  }
  return { days: [...byDate.values()] };
}
