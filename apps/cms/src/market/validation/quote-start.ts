/** Buy and sell rate, from the bank's point of view. */
export type RatePair = { buy: number; sell: number };

/** The quote that a new one would replace. Times are ISO text in UTC. */
export type CurrentQuote = RatePair & {
  /** Start time. */
  from: string;
  /** The start time of its sheet: earlier than `from` if it corrected another quote of that time. */
  sheetValidFrom: string;
  /** When its sheet arrived, independent of that time. */
  arrived: string;
};

/** The start of a rate, or why it is rejected. */
export type QuoteStart =
  | { kind: 'new'; from: string }
  | { kind: 'unchanged' }
  | { kind: 'older'; since: string };

/**
 * Computes the start of a rate: the given time, also in the past, so that its age is that of the source;
 * otherwise its arrival, even if it then waited for approval. With an already used time, equal figures change
 * nothing, and other figures are a correction that holds from its arrival.
 *
 * @param validFrom the time given, ISO text in UTC.
 * @param current the quote in force at that time, or now if that is later.
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
  if (time < current.sheetValidFrom) return { kind: 'older', since: current.sheetValidFrom };
  const isLater = validFrom !== null && validFrom > current.from;
  if (isLater) return { kind: 'new', from: time };
  const isSame = validFrom === current.sheetValidFrom && buy === current.buy && sell === current.sell;
  if (isSame) return { kind: 'unchanged' };
  // If the given times do not order two quotes, their arrival does.
  if (arrivedAt < current.arrived) return { kind: 'older', since: current.arrived };
  return { kind: 'new', from: laterOf(time, arrivedAt) };
}

/** The later of two times, as ISO text in UTC. */
export const laterOf = (a: string, b: string) => (a > b ? a : b);
