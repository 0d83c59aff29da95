import type { MarketContent } from '@beranda/contract';
import { jakartaDate, staleFrom } from '@beranda/finance';

/**
 * When rates become stale, by the bank's rule and the working days of banks.
 *
 * @param validFrom ISO time.
 * @returns ISO time.
 */
export function ratesStaleFrom(
  validFrom: string,
  { holidays, rates }: Pick<MarketContent, 'holidays' | 'rates'>,
): string {
  const closed = new Set(holidays.filter(({ closesBanks }) => closesBanks).map((day) => day.date));
  return staleFrom(jakartaDate(validFrom), rates.staleAfterWorkingDays, closed).toISOString();
}
