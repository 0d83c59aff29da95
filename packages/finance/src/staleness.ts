import { addDays } from './calendar.ts';
import { startOfJakartaDay } from './jakarta.ts';
import { addWorkingDays } from './working-days.ts';

/**
 * When figures of a day become stale: at the end, in Jakarta, of the n-th working day after it. Figures of a Friday
 * that may be one working day old are current until the end of Monday, 24:00 in Jakarta.
 *
 * @param date ISO date of the figures.
 * @param workingDays a whole number from 0 to 10,000.
 * @param holidays ISO dates: those of the banks, or of the stock exchange.
 * @throws RangeError when an argument is outside its range.
 */
export function staleFrom(date: string, workingDays: number, holidays: ReadonlySet<string>): Date {
  const lastDay = addWorkingDays(date, workingDays, holidays);
  return startOfJakartaDay(addDays(lastDay, 1));
}
