/** Western Indonesian Time, which knows no summer time. */
export const JAKARTA_OFFSET_MS = 7 * 60 * 60 * 1_000;

/** The date of a moment in Jakarta, as ISO date. @param time ISO time. */
export function jakartaDate(time: string): string {
  return new Date(Date.parse(time) + JAKARTA_OFFSET_MS).toISOString().slice(0, 10);
}
