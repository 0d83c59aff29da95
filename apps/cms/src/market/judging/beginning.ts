import type { RatePair } from './judge-rates.ts';

/** The quote of a pair that another one would replace. Times are ISO text in UTC. */
export type Standing = RatePair & {
  /** From when it holds. */
  from: string;
  /** The time that was given for it: earlier than `from` where it corrected another one of that time. */
  given: string;
};

/** From when a rate would hold, or why it would not. */
export type Beginning = { is: 'new'; from: string } | { is: 'unchanged' } | { is: 'older'; since: string };

/**
 * From when a rate holds: from the time given for it, also one that is past, so that its age counts from when its
 * source made it; without one from now. Given again with the same time it is nothing new, and with other figures a
 * correction, which holds from now.
 *
 * @param validFrom the time given, ISO text in UTC.
 * @param standing what holds at that time, or now where that is later.
 * @param now ISO text in UTC.
 */
export function beginningOf(
  { buy, sell }: RatePair,
  validFrom: string | null,
  standing: Standing | undefined,
  now: string,
): Beginning {
  if (validFrom === null) return { is: 'new', from: now };
  if (standing === undefined || validFrom > standing.from) return { is: 'new', from: validFrom };
  if (validFrom < standing.given) return { is: 'older', since: standing.given };
  const isSame = validFrom === standing.given && buy === standing.buy && sell === standing.sell;
  return isSame ? { is: 'unchanged' } : { is: 'new', from: laterOf(validFrom, now) };
}

/** The later of two times, which are ISO text in UTC. */
export const laterOf = (one: string, other: string) => (one > other ? one : other);
