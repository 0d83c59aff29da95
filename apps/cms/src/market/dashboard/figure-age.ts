import { addDays, addWorkingDays } from '@beranda/finance';
import { startOfJakartaDay } from '#cms/dates/jakarta.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;

/**
 * When figures of a day become stale: at the end, in Jakarta, of the last allowed working day after it. The
 * site shows its notice from then on.
 *
 * @param date the day from which rates hold, or of which a fund value is.
 * @param closed holidays on weekdays: of the banks, or of the stock exchange.
 */
export function staleFrom(date: string, workingDays: number, closed: ReadonlySet<string>): Date {
  return startOfJakartaDay(addDays(addWorkingDays(date, workingDays, closed), 1));
}

export type Age = 'fresh' | 'stale-tomorrow' | 'stale';

/** The age of figures of a day; the last day before they become stale is a warning. */
export function ageOf(date: string, workingDays: number, closed: ReadonlySet<string>, now: Date): Age {
  const left = staleFrom(date, workingDays, closed).getTime() - now.getTime();
  if (left <= 0) return 'stale';
  return left <= DAY_MS ? 'stale-tomorrow' : 'fresh';
}
