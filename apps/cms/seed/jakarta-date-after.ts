import { addDays, jakartaDate, startOfJakartaDay } from '@beranda/finance';

/** The date in Jakarta some days from a timestamp, as ISO date. */
export const jakartaDateAfter = (now: string, days: number) => addDays(jakartaDate(now), days);

/** Midnight of that day in Jakarta, as ISO time. */
export const jakartaMidnightAfter = (now: string, days: number) =>
  startOfJakartaDay(jakartaDateAfter(now, days)).toISOString();
