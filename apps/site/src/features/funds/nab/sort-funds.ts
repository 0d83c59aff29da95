import type { Locale } from '@beranda/contract';
import type { FundSummary, ReturnPeriod } from '../summary.ts';
import type { SortKey, SortOrder } from './nab-query.ts';

/** Query value that sorts by a return. */
export const SORT_OF_RETURN = {
  ytd: 'ytd',
  oneYear: 'one-year',
  sixMonths: 'six-months',
  threeMonths: 'three-months',
  oneMonth: 'one-month',
  sinceInception: 'since-inception',
} as const satisfies Record<ReturnPeriod, SortKey>;

export const RETURN_OF_SORT = Object.fromEntries(
  Object.entries(SORT_OF_RETURN).map(([period, sort]) => [sort, period]),
) as Record<Exclude<SortKey, 'name' | 'value' | 'date'>, ReturnPeriod>;

/** Sort keys of a fund, most significant first; null if it has no value. */
function keysOf(fund: FundSummary, sort: SortKey): [string | number, ...(string | number)[]] | null {
  if (sort === 'name') return [fund.name];
  if (!fund.latest) return null;
  if (sort === 'date') return [fund.latest.date];
  // Values in different currencies are not comparable: group by currency first.
  if (sort === 'value') return [fund.currency, fund.latest.value];
  const value = fund.returns[RETURN_OF_SORT[sort]];
  return value === null ? null : [value];
}

function compare(one: string | number, other: string | number, locale: Locale): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return String(one).localeCompare(String(other), locale);
}

/** Sorts funds; those without the figure come last in either order. */
export function sortFunds(
  funds: readonly FundSummary[],
  { sort, order }: { sort: SortKey; order: SortOrder },
  locale: Locale,
): FundSummary[] {
  const direction = order === 'asc' ? 1 : -1;
  const keyed = funds.map((fund) => ({ fund, keys: keysOf(fund, sort) }));
  keyed.sort((a, b) => {
    if (!a.keys || !b.keys) return Number(a.keys === null) - Number(b.keys === null);
    for (const [index, key] of a.keys.entries()) {
      const difference = compare(key, b.keys[index] ?? '', locale);
      if (difference !== 0) return direction * difference;
    }
    return 0;
  });
  return keyed.map(({ fund }) => fund);
}
