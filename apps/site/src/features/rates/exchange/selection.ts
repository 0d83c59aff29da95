import { type RateType, rateTypes } from '@beranda/contract';

/** How far back the history goes, in days. */
export const HISTORY_DAYS = [30, 90, 365] as const;
export type HistoryDays = (typeof HISTORY_DAYS)[number];

const DEFAULT_TYPE: RateType = 'e-rate';
const DEFAULT_DAYS: HistoryDays = 90;

/** Longer values are nobody's choice. */
const MAX_LENGTH = 20;

export type Selection = { type: RateType; currency: string | undefined; days: HistoryDays };

export type SelectionName = keyof Selection;

/** What the address chooses, and the values in it that cannot be chosen, in whose place stands the usual. */
export type ValidatedSelection = Selection & { unknown: Partial<Record<SelectionName, string>> };

/**
 * @param currenciesOf the codes that are quoted for a type, the usual one first.
 */
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

/** Whether an address has of each name that it gives the very value that is shown: no unknown one, no other case. */
export function isCanonicalQuery(selection: Selection, query: URLSearchParams): boolean {
  return (['type', 'currency', 'days'] as const).every((name) => {
    const requested = query.get(name);
    return requested === null || requested === String(selection[name]);
  });
}

/** The query of a selection; what is usual is left out. */
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

/** A query with its question mark; nothing where there is nothing in it. */
export function queryText(query: Record<string, string>): string {
  const text = new URLSearchParams(query).toString();
  return text && `?${text}`;
}
