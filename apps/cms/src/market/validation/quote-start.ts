/** What the bank buys and sells a currency for. */
export type RatePair = { buy: number; sell: number };

/** The quote of a pair that another one would replace. Times are ISO text in UTC. */
export type CurrentQuote = RatePair & {
  /** From when it holds. */
  from: string;
  /** The time that was given for it: earlier than `from` where it corrected another one of that time. */
  given: string;
  /** When its sheet arrived, which may be before or after the time given for it. */
  arrived: string;
};

/** From when a rate would hold, or why it would not. */
export type QuoteStart =
  | { kind: 'new'; from: string }
  | { kind: 'unchanged' }
  | { kind: 'older'; since: string };

/**
 * From when a rate holds: from the time given for it, also one that is past, so that its age counts from when its
 * source made it; without one from its arrival, however long it then waited for a second person. Given again with the
 * same time it is nothing new, and with other figures a correction, which holds from its arrival.
 *
 * @param validFrom the time given, ISO text in UTC.
 * @param current what holds at that time, or now where that is later.
 * @param arrivedAt ISO text in UTC: now, unless the rate has waited.
 */
export function quoteStartOf(
  { buy, sell }: RatePair,
  validFrom: string | null,
  current: CurrentQuote | undefined,
  arrivedAt: string,
): QuoteStart {
  const time = validFrom ?? arrivedAt;
  if (current === undefined) return { kind: 'new', from: time };
  if (time < current.given) return { kind: 'older', since: current.given };
  const isLater = validFrom !== null && validFrom > current.from;
  if (isLater) return { kind: 'new', from: time };
  const isSame = validFrom === current.given && buy === current.buy && sell === current.sell;
  if (isSame) return { kind: 'unchanged' };
  // Where their source's times do not tell which of two is newer, their arrival does.
  if (arrivedAt < current.arrived) return { kind: 'older', since: current.arrived };
  return { kind: 'new', from: laterOf(time, arrivedAt) };
}

/** The later of two times, which are ISO text in UTC. */
export const laterOf = (one: string, other: string) => (one > other ? one : other);
