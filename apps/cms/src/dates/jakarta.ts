/** Western Indonesian Time has no daylight saving time. */
const OFFSET_MS = 7 * 60 * 60 * 1_000;

/** The date in Jakarta, as `2026-11-20`. */
export function jakartaDay(time: Date | string): string {
  return new Date(new Date(time).getTime() + OFFSET_MS).toISOString().slice(0, 10);
}

const clock = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Asia/Jakarta',
});

/** A time in Jakarta, as `2026-11-20 09:05`. */
export const jakartaClock = (time: string) => clock.format(new Date(time));

/** The same without colon: the back office shows text after a colon as a list. */
export const jakartaClockInText = (time: string) => jakartaClock(time).replace(':', '.');

/** Midnight in Jakarta. */
export function startOfJakartaDay(date: string): Date {
  return new Date(Date.parse(`${date}T00:00:00Z`) - OFFSET_MS);
}
