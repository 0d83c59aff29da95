import { addDays, jakartaDate, startOfJakartaDay } from '@beranda/finance';

/** The date in Jakarta some days from a timestamp, as ISO date. */
export const jakartaDay = (now: string, days: number) => addDays(jakartaDate(now), days);

/** Midnight of that day in Jakarta, as ISO time. */
export const jakartaMidnight = (now: string, days: number) =>
  startOfJakartaDay(jakartaDay(now, days)).toISOString();
