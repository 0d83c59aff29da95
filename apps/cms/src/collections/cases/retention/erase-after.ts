import { jakartaDate, startOfJakartaDay } from '@beranda/finance';

/** The same day of a later month, or its last day if it is shorter. */
function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 + months, 1));
  const lastDay = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(day, lastDay));
  return first.toISOString().slice(0, 10);
}

/**
 * When a case is erased: at the start of a day in Jakarta, a number of calendar months after the day on which it was
 * finished.
 *
 * @param finished ISO time.
 * @returns ISO time.
 */
export function eraseAfter(finished: string | Date, retentionMonths: number): string {
  return startOfJakartaDay(addMonths(jakartaDate(finished), retentionMonths)).toISOString();
}
