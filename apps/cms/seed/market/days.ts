import { addDays } from '@beranda/finance';

/** Every date in a range, inclusive. ISO dates. */
export function datesBetween(first: string, last: string): string[] {
  const dates: string[] = [];
  for (let date = first; date <= last; date = addDays(date, 1)) dates.push(date);
  return dates;
}
