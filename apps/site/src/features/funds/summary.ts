import type { Fund } from '@beranda/contract';

/** The periods whose returns are shown, in the order in which they are. */
export const RETURN_PERIODS = [
  'ytd',
  'oneYear',
  'sixMonths',
  'threeMonths',
  'oneMonth',
  'sinceInception',
] as const;
export type ReturnPeriod = (typeof RETURN_PERIODS)[number];

/** A fund as lists show it: its newest value and how it got there. */
export type FundSummary = Pick<Fund, 'slug' | 'language' | 'name' | 'kind' | 'risk' | 'currency'> & {
  /** Null for a fund without any value yet. */
  latest: { value: number; date: string } | null;
  /** Digits after the decimal point that its values are shown with. */
  fractionDigits: number;
  /** As fractions, not annualised; null where there is no value to start from. */
  returns: Record<ReturnPeriod, number | null>;
  /** The last twelve months as a small line, see `sparklineOf`. */
  sparkline: string | null;
};

/** A fund with whether its newest value is older than the bank's own rule allows. */
export type FundWithStaleness = FundSummary & { isStale: boolean };
