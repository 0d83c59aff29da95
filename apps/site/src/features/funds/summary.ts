import type { Fund } from '@beranda/contract';

/** Periods of the returns, in display order. */
export const RETURN_PERIODS = [
  'ytd',
  'oneYear',
  'sixMonths',
  'threeMonths',
  'oneMonth',
  'sinceInception',
] as const;
export type ReturnPeriod = (typeof RETURN_PERIODS)[number];

/** A fund as lists show it: latest value, returns, sparkline. */
export type FundSummary = Pick<Fund, 'slug' | 'language' | 'name' | 'kind' | 'risk' | 'currency'> & {
  /** Null for a fund without values. */
  latest: { value: number; date: string } | null;
  /** Number of decimals of its values. */
  fractionDigits: number;
  /** Fractions, not annualised; null without a start value. */
  returns: Record<ReturnPeriod, number | null>;
  /** Sparkline of the last twelve months, see `sparklineOf`. */
  sparkline: string | null;
};

/** A fund, and whether its latest value exceeds the bank's maximum age. */
export type FundWithStaleness = FundSummary & { isStale: boolean };
