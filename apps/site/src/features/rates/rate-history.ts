import type { RateHistory } from '#src/content/current-rates.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;

/**
 * The last days of a history.
 * @param today ISO date.
 */
export function historySince({ days: all }: RateHistory, days: number, today: string): RateHistory['days'] {
  const first = new Date(Date.parse(today) - days * DAY_MS).toISOString().slice(0, 10);
  return all.filter(({ date }) => date >= first);
}
