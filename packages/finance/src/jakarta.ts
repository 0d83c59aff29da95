import { addDays, dayNumber } from './calendar.ts';
import { DAY_MS, HOUR_MS } from './durations.ts';

/** Western Indonesian Time is UTC+7 all year: it has no daylight saving time. */
export const JAKARTA_OFFSET_MS = 7 * HOUR_MS;

/**
 * The date in Jakarta at a time, as ISO date.
 *
 * @param time ISO time, milliseconds since 1970, or a Date.
 * @throws RangeError for an invalid time.
 */
export function jakartaDate(time: string | number | Date): string {
  return new Date(new Date(time).getTime() + JAKARTA_OFFSET_MS).toISOString().slice(0, 10);
}

/**
 * Midnight in Jakarta at the start of a day.
 *
 * @param date ISO date.
 * @throws RangeError for anything else.
 */
export function startOfJakartaDay(date: string): Date {
  return new Date(dayNumber(date) * DAY_MS - JAKARTA_OFFSET_MS);
}

/**
 * The last millisecond of a day in Jakarta.
 *
 * @param date ISO date.
 * @throws RangeError for anything else.
 */
export function endOfJakartaDay(date: string): Date {
  return new Date(startOfJakartaDay(addDays(date, 1)).getTime() - 1);
}

/** Whether a time is the end of a day in Jakarta: a deadline that lasts all day, which is shown as its day without an hour. */
export function isEndOfJakartaDay(time: string): boolean {
  return Date.parse(time) === endOfJakartaDay(jakartaDate(time)).getTime();
}
