import { type RateType, rateTypes } from '@beranda/contract';

/** Length of the history, in days. */
export const HISTORY_DAYS = [30, 90, 365] as const;
export type HistoryDays = (typeof HISTORY_DAYS)[number];

const DEFAULT_TYPE: RateType = 'e-rate';
const DEFAULT_DAYS: HistoryDays = 90;

/** Longer values are rejected. */
const MAX_LENGTH = 20;

export type Selection = { type: RateType; currency: string | undefined; days: HistoryDays };

export type SelectionName = keyof Selection;

/** The validated selection, and the unknown values that were replaced by defaults. */
export type ValidatedSelection = Selection & { unknown: Partial<Record<SelectionName, string>> };

/** @param currenciesOf codes quoted for a type, the default first. */
export function validateSelection(
  query: URLSearchParams,
  currenciesOf: (type: RateType) => readonly string[],
): ValidatedSelection {
  const unknown: ValidatedSelection['unknown'] = {};
  function chosen<Value extends string>(name: SelectionName, values: readonly Value[]): Value | undefined {
    const requested = query.get(name);
    const found = values.find((value) => value.toLowerCase() === requested?.toLowerCase());
    if (requested !== null && found === undefined) unknown[name] = requested.slice(0, MAX_LENGTH);
    return found;
  }

  const type = chosen('type', rateTypes) ?? DEFAULT_TYPE;
  const currencies = currenciesOf(type);
  const currency = chosen('currency', currencies) ?? currencies[0];
  const days = chosen(
    'days',
    HISTORY_DAYS.map((number) => `${number}` as const),
  );
  return { type, currency, days: (days && (Number(days) as HistoryDays)) ?? DEFAULT_DAYS, unknown };
}

/** Whether the query has exactly the selected values: no unknown ones and no other case. */
export function isCanonicalQuery(selection: Selection, query: URLSearchParams): boolean {
  return (['type', 'currency', 'days'] as const).every((name) => {
    const requested = query.get(name);
    return requested === null || requested === String(selection[name]);
  });
}

/** Query of a selection; defaults are omitted. */
export function selectionQuery(
  { type, currency, days }: Selection,
  usualCurrency: string | undefined,
): Record<string, string> {
  return {
    ...(type !== DEFAULT_TYPE && { type }),
    ...(currency !== undefined && currency !== usualCurrency && { currency }),
    ...(days !== DEFAULT_DAYS && { days: String(days) }),
  };
}

/** Query string with question mark; empty without parameters. */
export function queryText(query: Record<string, string>): string {
  const text = new URLSearchParams(query).toString();
  return text && `?${text}`;
}
