/** What the bank buys and sells a currency for. */
export type RatePair = { buy: number; sell: number };

/** The quote of a pair that another one would replace. Times are ISO text in UTC. */
export type Standing = RatePair & {
  /** From when it holds. */
  from: string;
  /** The time that was given for it: earlier than `from` where it corrected another one of that time. */
  given: string;
  /** When its sheet arrived, which may be before or after the time given for it. */
  arrived: string;
};

/** From when a rate would hold, or why it would not. */
export type Beginning = { is: 'new'; from: string } | { is: 'unchanged' } | { is: 'older'; since: string };

/**
 * From when a rate holds: from the time given for it, also one that is past, so that its age counts from when its
 * source made it; without one from its arrival, however long it then waited for a second person. Given again with the
 * same time it is nothing new, and with other figures a correction, which holds from its arrival.
 *
 * @param validFrom the time given, ISO text in UTC.
 * @param standing what holds at that time, or now where that is later.
 * @param arrivedAt ISO text in UTC: now, unless the rate has waited.
 */
export function beginningOf(
  { buy, sell }: RatePair,
  validFrom: string | null,
  standing: Standing | undefined,
  arrivedAt: string,
): Beginning {
  const time = validFrom ?? arrivedAt;
  if (standing === undefined) return { is: 'new', from: time };
  if (time < standing.given) return { is: 'older', since: standing.given };
  const isLater = validFrom !== null && validFrom > standing.from;
  if (isLater) return { is: 'new', from: time };
  const isSame = validFrom === standing.given && buy === standing.buy && sell === standing.sell;
  if (isSame) return { is: 'unchanged' };
  // Where their source's times do not tell which of two is newer, their arrival does.
  if (arrivedAt < standing.arrived) return { is: 'older', since: standing.arrived };
  return { is: 'new', from: laterOf(time, arrivedAt) };
}

/** The later of two times, which are ISO text in UTC. */
export const laterOf = (one: string, other: string) => (one > other ? one : other);
