import type { MarketContent } from '@beranda/contract';
import { addWorkingDays } from '@beranda/finance';
import { JAKARTA_OFFSET_MS, jakartaDate } from '#src/content/jakarta-date.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;

/**
 * When rates become stale: at the end (in Jakarta) of the given number of bank working days after the day they took
 * effect. Friday's rates with one working day are fresh until Monday midnight.
 *
 * @param validFrom ISO time.
 * @returns ISO time.
 */
export function staleFrom(
  validFrom: string,
  { holidays, rates }: Pick<MarketContent, 'holidays' | 'rates'>,
): string {
  const closed = new Set(holidays.filter(({ closesBanks }) => closesBanks).map((day) => day.date));
  const lastDay = addWorkingDays(jakartaDate(validFrom), rates.staleAfterWorkingDays, closed);
  return new Date(Date.parse(lastDay) + DAY_MS - JAKARTA_OFFSET_MS).toISOString();
}
