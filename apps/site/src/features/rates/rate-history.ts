import { addDays } from '@beranda/finance';
import type { RateHistory } from '#src/content/current-rates.ts';

/**
 * The last days of a history.
 * @param today ISO date.
 */
export function historySince({ days: all }: RateHistory, days: number, today: string): RateHistory['days'] {
  const first = addDays(today, -days);
  return all.filter(({ date }) => date >= first);
}
