import { dayNumber, MILLISECONDS_IN_DAY } from './calendar.ts';

/** Western Indonesian Time is UTC+7 all year: it has no daylight saving time. */
export const JAKARTA_OFFSET_MS = 7 * 60 * 60 * 1_000;

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
  return new Date(dayNumber(date) * MILLISECONDS_IN_DAY - JAKARTA_OFFSET_MS);
}
