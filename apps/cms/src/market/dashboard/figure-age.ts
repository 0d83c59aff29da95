import { DAY_MS, staleFrom } from '@beranda/finance';

export type Age = 'fresh' | 'stale-tomorrow' | 'stale';

/** The age of figures of a day; the last day before they become stale is a warning. */
export function ageOf(date: string, workingDays: number, closed: ReadonlySet<string>, now: Date): Age {
  const left = staleFrom(date, workingDays, closed).getTime() - now.getTime();
  if (left <= 0) return 'stale';
  return left <= DAY_MS ? 'stale-tomorrow' : 'fresh';
}
