import type { ComplaintRow } from '@beranda/contract';

export const COUNTS = ['received', 'settledInTime', 'settledLate', 'inProgress'] as const;

export type Counts = Record<(typeof COUNTS)[number], number>;

/** Totals over all categories. */
export function totalOf(rows: readonly ComplaintRow[]): Counts {
  const sum = (name: keyof Counts) => rows.reduce((total, row) => total + row[name], 0);
  return {
    received: sum('received'),
    settledInTime: sum('settledInTime'),
    settledLate: sum('settledLate'),
    inProgress: sum('inProgress'),
  };
}

/** Fraction (0 to 1) of settled complaints that were settled in time; null if none were settled. */
export function shareInTime({ settledInTime, settledLate }: Counts): number | null {
  const settled = settledInTime + settledLate;
  return settled === 0 ? null : settledInTime / settled;
}
