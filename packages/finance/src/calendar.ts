import { DAY_MS } from './durations.ts';

const ISO_DATE = /^([1-9]\d{3})-(\d\d)-(\d\d)$/;

const iso = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Year, month and day; undefined unless it is a day of the calendar. */
function parse(date: string): [year: number, month: number, day: number] | undefined {
  const [, year, month, day] = (ISO_DATE.exec(date) ?? []).map(Number);
  const isDay = year && month && day && month <= 12 && day <= daysIn(year, month);
  return isDay ? [year, month, day] : undefined;
}

/** The same; throws RangeError unless it is a day of the calendar. */
function partsOf(date: string): [year: number, month: number, day: number] {
  const parts = parse(date);
  if (!parts) throw new RangeError(`${date} is not a date like 2025-08-29`);
  return parts;
}

/** Whether a text is a day of the calendar, such as 2025-08-29. */
export function isIsoDate(text: string): boolean {
  return parse(text) !== undefined;
}

/** Days of a month, from 1: day 0 of the next month is the last day of this one. */
const daysIn = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** Days since 1970-01-01, a Thursday. */
export function dayNumber(date: string): number {
  const [year, month, day] = partsOf(date);
  return Date.UTC(year, month - 1, day) / DAY_MS;
}

/** The inverse of `dayNumber`, as ISO date. */
export function dateOf(day: number): string {
  return iso(day * DAY_MS);
}

/** The date `days` later, or earlier if negative. @throws RangeError for an invalid date. */
export function addDays(date: string, days: number): string {
  return dateOf(dayNumber(date) + days);
}

/** The same day of an earlier month, or the last of that month where it has no such day. */
export function monthsBefore(date: string, months: number): string {
  const [year, month, day] = partsOf(date);
  const first = new Date(Date.UTC(year, month - 1 - months, 1));
  const days = daysIn(first.getUTCFullYear(), first.getUTCMonth() + 1);
  return iso(first.setUTCDate(Math.min(day, days)));
}
