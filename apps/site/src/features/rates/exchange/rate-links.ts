import type { ExchangeRatePageData } from './exchange-rate-data.ts';
import { exchangeRateQuery, type Selection } from './exchange-rate-query.ts';

type Shown = Pick<ExchangeRatePageData, 'selection' | 'rows'>;

/** A selection as in links: the first currency is the default. */
export function linkedSelection({ selection, rows }: Shown, change: Partial<Selection> = {}): Selection {
  const selected = { ...selection, ...change };
  return { ...selected, currency: selected.currency === rows[0]?.code ? null : selected.currency };
}

/** URL of this page with another selection and a fragment. */
export function selectionUrl(shown: Shown, change: Partial<Selection>, part: 'rates' | 'history'): string {
  return `${exchangeRateQuery.url(linkedSelection(shown, change))}#${part}`;
}
