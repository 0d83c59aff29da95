import type { Holidays } from '@beranda/complaints';
import { HOUR_MS, jakartaDate, workingDaysBetween } from '@beranda/finance';

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
