import { choice, choiceWithDefault, pageQuery, type ValuesOf } from '#src/content/page-query.ts';

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

const SORT_ORDERS = ['asc', 'desc'] as const;
export type SortOrder = (typeof SORT_ORDERS)[number];

export const PERIODS = ['1m', '3m', '6m', 'ytd', '1y', 'all'] as const;
export type Period = (typeof PERIODS)[number];

/** Few values each, but too many combinations to cache. */
const UNCACHED = { isCanonical: false, isCached: false };

export const nabQuery = pageQuery('/nab', {
  /** Slug; without one the first fund is shown. */
  fund: choice(),
  period: choiceWithDefault('1y', PERIODS, { isCanonical: false }),
  /** Slug of the fund to compare with. */
  with: choice(undefined, UNCACHED),
  /** Without one the funds have the bank's order. */
  sort: choice(SORT_KEYS, UNCACHED),
  order: choice(SORT_ORDERS, UNCACHED),
});

type Values = ValuesOf<typeof nabQuery.parameters>;

/** State of the view: sorting, selected fund, period, compared fund. */
export type View = Omit<Values, 'order'> & { order: SortOrder };

/** Default order: names ascending, figures and dates descending. */
export function defaultOrderOf(sort: SortKey): SortOrder {
  return sort === 'name' ? 'asc' : 'desc';
}

/**
 * The view of a query; a fund is not compared with itself.
 *
 * @param slugs of all funds.
 */
export function viewOf(values: Values, slugs: readonly string[]): View {
  const { fund, sort, order } = values;
  const isItself = values.with === (fund ?? slugs[0]);
  return {
    ...values,
    order: order ?? (sort ? defaultOrderOf(sort) : 'asc'),
    with: isItself ? null : values.with,
  };
}

/** URL of a view without language prefix; the order belongs to a column. */
export function nabAddressOf(view: View): string {
  return nabQuery.url({ ...view, order: view.sort && view.order });
}
