import { addDays, isWorkingDay, jakartaDate, startOfJakartaDay } from '@beranda/finance';

const NO_HOLIDAYS: ReadonlySet<string> = new Set();

/** The date in Jakarta some days after a timestamp, as ISO date. Negative `days`: before. */
export const jakartaDateAfter = (now: string, days: number) => addDays(jakartaDate(now), days);

/** The same date, or the Monday after it if it is at a weekend. */
export function jakartaWeekdayAfter(now: string, days: number): string {
  const date = jakartaDateAfter(now, days);
  return isWorkingDay(date, NO_HOLIDAYS) ? date : jakartaWeekdayAfter(now, days + 1);
}

/** 00:00 of that day in Jakarta, as ISO time. */
export const jakartaDayStartAfter = (now: string, days: number) =>
  startOfJakartaDay(jakartaDateAfter(now, days)).toISOString();
