import type { Holidays } from '@beranda/complaints';
import { jakartaDate, workingDaysBetween } from '@beranda/finance';

/** The day of a deadline, and how many working days are left or too many; null without deadline. */
export function countdownOf(dueAt: string | null | undefined, now: string, holidays: Holidays) {
  if (!dueAt) return null;
  const [date, today] = [jakartaDate(dueAt), jakartaDate(now)];
  return {
    date,
    remaining: workingDaysBetween(today, date, holidays),
    overdue: workingDaysBetween(date, today, holidays),
  };
}
