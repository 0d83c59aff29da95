import { isWorkingDay } from '@beranda/finance';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** The last trading day before a day: its values come in on the morning after. */
export function tradingDayBefore(date: string, closed: ReadonlySet<string>): string {
  const before = new Date(Date.parse(date) - DAY_MS).toISOString().slice(0, 10);
  return isWorkingDay(before, closed) ? before : tradingDayBefore(before, closed);
}
