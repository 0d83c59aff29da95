import { jakartaDate } from '@beranda/finance';

/** Periods that the dashboard offers; the first one is the default. */
export const PERIODS = ['twelve-months', 'this-year', 'last-year'] as const;

export type Period = (typeof PERIODS)[number];

/** The month a number of months after another, as `2026-01`. */
export function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}

/** The months of a period in Jakarta, oldest first; this year and twelve months end with the current one. */
export function monthsOf(period: Period, now: Date): string[] {
  const current = jakartaDate(now).slice(0, 7);
  const [year = 0, number = 1] = current.split('-').map(Number);
  const first = {
    'twelve-months': addMonths(current, -11),
    'this-year': `${year}-01`,
    'last-year': `${year - 1}-01`,
  }[period];
  const count = period === 'this-year' ? number : 12;
  return Array.from({ length: count }, (_, index) => addMonths(first, index));
}
