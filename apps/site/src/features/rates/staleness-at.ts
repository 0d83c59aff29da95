import type { RateRowWithStaleness } from './stale-rates.ts';

type Expiring = Pick<RateRowWithStaleness, 'isStale' | 'staleFrom'>;

/**
 * The last of the times at which some rates become old that has come; empty where none has.
 *
 * @param now in milliseconds since 1970.
 */
export function lastStaleTime(rows: readonly Expiring[], now: number): string {
  const come = rows.map(({ staleFrom }) => staleFrom).filter((time) => Date.parse(time) <= now);
  return come.sort().at(-1) ?? '';
}

/** Rates by the last time at which one of them has become old; what was old when they came stays so. */
export function withStalenessAt<Row extends Expiring>(rows: readonly Row[], last: string): Row[] {
  return rows.map((row) => ({ ...row, isStale: row.isStale || row.staleFrom <= last }));
}
