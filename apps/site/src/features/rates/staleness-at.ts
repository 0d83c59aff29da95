import type { RateRowWithStaleness } from './stale-rates.ts';

type Expiring = Pick<RateRowWithStaleness, 'isStale' | 'staleFrom'>;

/**
 * The latest staleness time in the past; empty if there is none.
 *
 * @param now in milliseconds since 1970.
 */
export function lastStaleTime(rows: readonly Expiring[], now: number): string {
  const past = rows.map(({ staleFrom }) => staleFrom).filter((time) => Date.parse(time) <= now);
  return past.sort().at(-1) ?? '';
}

/** Marks rates as stale that expired up to a time, see `lastStaleTime`; rates that were stale already stay so. */
export function withStalenessAt<Row extends Expiring>(rows: readonly Row[], lastStale: string): Row[] {
  return rows.map((row) => ({ ...row, isStale: row.isStale || row.staleFrom <= lastStale }));
}
