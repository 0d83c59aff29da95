import { useQueryAndHash } from '#src/app/use-query-and-hash.ts';
import { CONVERSION_FIELDS, type ConversionField } from './conversion-fields.ts';
import type { ExchangeRatePageData } from './exchange-rate-data.ts';
import { exchangeRateQuery, type Selection } from './exchange-rate-query.ts';

type Shown = Pick<ExchangeRatePageData, 'selection' | 'rows'>;

/** A selection as in links: the first currency is the default. */
export function linkedSelection({ selection, rows }: Shown, change: Partial<Selection> = {}): Selection {
  const selected = { ...selection, ...change };
  return { ...selected, currency: selected.currency === rows[0]?.code ? null : selected.currency };
}

/** The conversion in the address, which follows the fields of the converter; empty if there is none. */
export function useLinkedConversion(): Partial<Record<ConversionField, string>> {
  const query = new URLSearchParams(useQueryAndHash().split('#')[0]);
  return Object.fromEntries(
    CONVERSION_FIELDS.flatMap((name) => (query.has(name) ? [[name, query.get(name)]] : [])),
  );
}

/** Makes URLs of this page with another selection, the same conversion, and a fragment. */
export function useSelectionUrl(
  shown: Shown,
): (change: Partial<Selection>, part: 'rates' | 'history') => string {
  const conversion = useLinkedConversion();
  return (change, part) =>
    `${exchangeRateQuery.url({ ...linkedSelection(shown, change), ...conversion })}#${part}`;
}
