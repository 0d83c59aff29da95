export const SORT_KEYS = [
  'name',
  'value',
  'date',
  'ytd',
  'one-year',
  'six-months',
  'three-months',
  'one-month',
  'since-inception',
] as const;
export type SortKey = (typeof SORT_KEYS)[number];

export type SortOrder = 'asc' | 'desc';
const SORT_ORDERS = ['asc', 'desc'] as const satisfies SortOrder[];

export const PERIODS = ['1m', '3m', '6m', 'ytd', '1y', 'all'] as const;
export type Period = (typeof PERIODS)[number];

const DEFAULT_PERIOD: Period = '1y';

/** State of the view: sorting, selected fund, period, compared fund. */
export type View = {
  /** Null for the bank's order. */
  sort: SortKey | null;
  order: SortOrder;
  /** Slug; null for the first fund. */
  fund: string | null;
  period: Period;
  /** Slug of the fund to compare with. */
  with: string | null;
};

export type UnknownValue = { parameter: keyof View; value: string };

/** Longer values are shortened when quoted. */
const MAX_QUOTED_LENGTH = 40;

/** Default order: names ascending, figures and dates descending. */
export function defaultOrderOf(sort: SortKey): SortOrder {
  return sort === 'name' ? 'asc' : 'desc';
}

/**
 * Parses the query. Unknown values fall back to defaults and are reported.
 *
 * @param slugs of all funds.
 */
export function parseView(
  query: URLSearchParams,
  slugs: readonly string[],
): { view: View; unknown: UnknownValue[] } {
  const unknown: UnknownValue[] = [];
  function oneOf<T extends string>(parameter: keyof View, values: readonly T[]): T | null {
    const requested = query.get(parameter);
    if (!requested) return null;
    const value = values.find((known) => known === requested);
    if (value === undefined) unknown.push({ parameter, value: shortened(requested) });
    return value ?? null;
  }

  const sort = oneOf('sort', SORT_KEYS);
  const order = oneOf('order', SORT_ORDERS);
  const fund = oneOf('fund', slugs);
  const period = oneOf('period', PERIODS);
  const other = oneOf('with', slugs);
  const isItself = other === (fund ?? slugs[0]);
  return {
    view: {
      sort,
      order: order ?? (sort ? defaultOrderOf(sort) : 'asc'),
      fund,
      period: period ?? DEFAULT_PERIOD,
      with: isItself ? null : other,
    },
    unknown,
  };
}

function shortened(value: string): string {
  return value.length > MAX_QUOTED_LENGTH ? `${value.slice(0, MAX_QUOTED_LENGTH)}…` : value;
}

/** URL of a view without language prefix; defaults are omitted, so that each view has one URL. */
export function addressOf(view: View): string {
  const query = new URLSearchParams();
  if (view.fund) query.set('fund', view.fund);
  if (view.period !== DEFAULT_PERIOD) query.set('period', view.period);
  if (view.with) query.set('with', view.with);
  if (view.sort) {
    query.set('sort', view.sort);
    query.set('order', view.order);
  }
  return query.size > 0 ? `/nab?${query}` : '/nab';
}
