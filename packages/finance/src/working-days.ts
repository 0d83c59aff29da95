import { dateOf, dayNumber } from './calendar.ts';
import { requireWholeBetween } from './range-checks.ts';

/** About forty years. */
const MAX_WORKING_DAYS = 10_000;

/** 0 is Monday; day 0 was a Thursday. */
const weekday = (day: number) => (((day + 3) % 7) + 7) % 7;
const isWeekday = (day: number) => weekday(day) < 5;

/**
 * Monday to Friday, unless it is a holiday. Dates are ISO (`2025-08-29`).
 *
 * @throws RangeError for any other date.
 */
export function isWorkingDay(date: string, holidays: ReadonlySet<string>): boolean {
  return isWeekday(dayNumber(date)) && !holidays.has(date);
}

/** The last working day before a date. Values of a trading day come in on the morning after it. */
export function workingDayBefore(date: string, holidays: ReadonlySet<string>): string {
  let day = dayNumber(date) - 1;
  while (!isWeekday(day) || holidays.has(dateOf(day))) day -= 1;
  return dateOf(day);
}

/**
 * The working day on which a deadline ends: the first working day after `date` is day 1. Zero days are the date itself,
 * even on a holiday.
 *
 * @param days a whole number from 0 to 10,000.
 * @throws RangeError when an argument is outside its range.
 */
export function addWorkingDays(date: string, days: number, holidays: ReadonlySet<string>): string {
  requireWholeBetween('days', days, 0, MAX_WORKING_DAYS);
  let day = dayNumber(date);
  for (let remaining = days; remaining > 0; ) {
    day += 1;
    if (isWeekday(day) && !holidays.has(dateOf(day))) remaining -= 1;
  }
  return dateOf(day);
}

/** Number of Mondays to Fridays from the Monday of day -3 to a day, inclusive. */
function weekdaysUntil(day: number): number {
  return Math.floor((day + 3) / 7) * 5 + Math.min(weekday(day) + 1, 5);
}

/**
 * Number of working days after `from`, up to and including `to`. 0 when `to` is not later.
 *
 * @throws RangeError for an invalid date or holiday.
 */
export function workingDaysBetween(from: string, to: string, holidays: ReadonlySet<string>): number {
  const [start, end] = [dayNumber(from), dayNumber(to)];
  if (end <= start) return 0;
  let count = weekdaysUntil(end) - weekdaysUntil(start);
  for (const holiday of holidays)
    if (holiday > from && holiday <= to && isWeekday(dayNumber(holiday))) count -= 1;
  return count;
}
