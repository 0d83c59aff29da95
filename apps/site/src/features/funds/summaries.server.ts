import type { Fund } from '@beranda/contract';
import { fundReturns, monthsBefore } from '@beranda/finance';
import { unitValueDigits } from './fraction-digits.ts';
import { sparklineOf } from './sparkline.ts';
import { type FundSummary, RETURN_PERIODS, type ReturnPeriod } from './summary.ts';

const LINE_MONTHS = 12;

/** Memoized by the fetched array, which stays the same object until the content changes. */
const cache = new WeakMap<readonly Fund[], FundSummary[]>();

/** Latest value and returns of each fund; memoized per response. */
export function summariesOf(funds: readonly Fund[]): FundSummary[] {
  const before = cache.get(funds);
  if (before) return before;
  const summaries = funds.map(summaryOf);
  cache.set(funds, summaries);
  return summaries;
}

function summaryOf({ series, ...fund }: Fund): FundSummary {
  const { slug, language, name, kind, risk, currency } = fund;
  const { asOf, ...returns } = fundReturns({ ...series, inception: fund.inceptionDate });
  const value = series.values.at(-1);
  const recent = asOf ? valuesSince(series, monthsBefore(asOf, LINE_MONTHS)) : [];
  return {
    slug,
    language,
    name,
    kind,
    risk,
    currency,
    latest: asOf && value !== undefined ? { value, date: asOf } : null,
    fractionDigits: unitValueDigits(recent),
    returns: Object.fromEntries(
      RETURN_PERIODS.map((period) => {
        const percent = returns[period]?.percent;
        return [period, percent === undefined ? null : percent / 100];
      }),
    ) as Record<ReturnPeriod, number | null>,
    sparkline: sparklineOf(recent),
  };
}

function valuesSince({ dates, values }: Fund['series'], day: string): number[] {
  const first = dates.findIndex((date) => date >= day);
  return first < 0 ? [] : values.slice(first);
}
