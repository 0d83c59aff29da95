import type { Holidays } from '@beranda/complaints';
import { addDays, jakartaDate, startOfJakartaDay, workingDaysBetween } from '@beranda/finance';

const HOUR_MS = 3_600_000;

/** Whether a deadline is a time within a day, as one in hours is; all others are the end of a day. */
export const isWithinDay = (dueAt: string) =>
  Date.parse(dueAt) + 1 !== startOfJakartaDay(addDays(jakartaDate(dueAt), 1)).getTime();

/** The day of a deadline, and how many working days and full hours are left or too many; null without deadline. */
export function countdownOf(dueAt: string | null | undefined, now: string, holidays: Holidays) {
  if (!dueAt) return null;
  const [date, today] = [jakartaDate(dueAt), jakartaDate(now)];
  const left = Date.parse(dueAt) - Date.parse(now);
  return {
    dueAt,
    date,
    remaining: workingDaysBetween(today, date, holidays),
    overdue: workingDaysBetween(date, today, holidays),
    hours: Math.floor(Math.abs(left) / HOUR_MS),
    isLate: left < 0,
  };
}
