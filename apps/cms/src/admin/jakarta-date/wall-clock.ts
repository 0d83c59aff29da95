import { JAKARTA_OFFSET_MS, jakartaDate } from '@beranda/finance';
import { formatJakartaDateTime } from '#cms/dates/jakarta.ts';

/**
 * A date whose parts in the browser's time zone are those of a time in Jakarta, as calendars show it. Jakarta has no
 * daylight saving time; an hour that the browser's zone skips is shown as the next one.
 */
export function asWallClock(time: string): Date {
  const [year = 0, month = 1, day, hour, minute] = formatJakartaDateTime(time).split(/\D/).map(Number);
  return new Date(year, month - 1, day, hour, minute);
}

/** Converts a date picked in a calendar to the time in Jakarta that it shows, as ISO time. */
export function fromWallClock(picked: Date): string {
  const parts = [picked.getFullYear(), picked.getMonth(), picked.getDate()] as const;
  return new Date(
    Date.UTC(...parts, picked.getHours(), picked.getMinutes()) - JAKARTA_OFFSET_MS,
  ).toISOString();
}

/** The day that is picked in a calendar, as ISO date. Calendars of days pick any hour of it. */
export const dayFromWallClock = (picked: Date): string => jakartaDate(fromWallClock(picked));
