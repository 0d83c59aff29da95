import type { ExchangeRatesAnswer, Quote, RateHistoryAnswer } from '@beranda/contract';
import { jakartaDate } from '@beranda/finance';

/** The last quote of each day (Jakarta) that has begun, oldest first; days without one are left out. */
export type RateHistory = Pick<RateHistoryAnswer, 'days'>;

const pairOf = ({ currency, rateType }: Quote) => `${currency} ${rateType}`;

/**
 * Of each currency and rate type the newest quote that has begun, in the order in which they come, and the last one
 * of the day before it: one that has begun since the question was answered takes the place of what was answered.
 *
 * @param isPast whether a time has come.
 */
export function ratesInForce(
  { currencies, quotes, previous }: ExchangeRatesAnswer,
  isPast: (time: string) => boolean,
): ExchangeRatesAnswer {
  const begun = Map.groupBy(
    quotes.filter(({ validFrom }) => isPast(validFrom)),
    pairOf,
  );
  const answeredBefore = new Map(previous.map((quote) => [pairOf(quote), quote]));
  const pairs = [...begun].flatMap(([pair, ofPair]) => {
    // Of two that begin at the same time the later one counts, as the API answers them.
    const inOrder = ofPair.toSorted((one, other) => Date.parse(one.validFrom) - Date.parse(other.validFrom));
    const current = inOrder.at(-1);
    if (!current) return [];
    const day = jakartaDate(current.validFrom);
    const begunBefore = inOrder.findLast(({ validFrom }) => jakartaDate(validFrom) < day);
    return { current, before: begunBefore ?? answeredBefore.get(pair) };
  });
  return {
    currencies,
    quotes: pairs.map(({ current }) => current),
    previous: pairs.flatMap(({ before }) => before ?? []),
  };
}

/** The history with what has begun since it was answered. @param isPast whether a time has come. */
export function historyInForce(
  { days, later }: RateHistoryAnswer,
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
