/** Western Indonesian Time knows no summer time. */
const OFFSET_MS = 7 * 60 * 60 * 1_000;

/** The day that it is in Jakarta, as `2026-11-20`. */
export function jakartaDay(time: Date | string): string {
  return new Date(new Date(time).getTime() + OFFSET_MS).toISOString().slice(0, 10);
}

/** When a day begins in Jakarta. */
export function startOfJakartaDay(date: string): Date {
  return new Date(Date.parse(`${date}T00:00:00Z`) - OFFSET_MS);
}
