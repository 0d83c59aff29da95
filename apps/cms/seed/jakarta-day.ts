const JAKARTA_OFFSET_MS = 7 * 60 * 60 * 1_000;
const DAY_MS = 24 * 60 * 60 * 1_000;

/** The date in Jakarta some days from a timestamp, as ISO date. */
export function jakartaDay(now: string, days: number): string {
  return new Date(Date.parse(now) + JAKARTA_OFFSET_MS + days * DAY_MS).toISOString().slice(0, 10);
}

/** Midnight of that day in Jakarta, as ISO time. */
export function jakartaMidnight(now: string, days: number): string {
  return new Date(`${jakartaDay(now, days)}T00:00:00+07:00`).toISOString();
}
