const DAY_MS = 24 * 60 * 60 * 1_000;

/** Every date in a range, inclusive. ISO dates. */
export function datesBetween(first: string, last: string): string[] {
  const dates: string[] = [];
  for (let time = Date.parse(first); time <= Date.parse(last); time += DAY_MS)
    dates.push(new Date(time).toISOString().slice(0, 10));
  return dates;
}

/** The date some days before another. */
export function daysBefore(date: string, days: number): string {
  return new Date(Date.parse(date) - days * DAY_MS).toISOString().slice(0, 10);
}

/** Whether a date is neither on a weekend nor a holiday. */
export function isBankOpen(date: string, daysOff: ReadonlySet<string>): boolean {
  const weekday = new Date(date).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !daysOff.has(date);
}

/** The last date until another that is neither on a weekend nor a holiday. */
export function lastOpenUntil(date: string, daysOff: ReadonlySet<string>): string {
  return isBankOpen(date, daysOff) ? date : lastOpenUntil(daysBefore(date, 1), daysOff);
}
