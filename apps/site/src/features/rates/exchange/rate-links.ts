import type { ExchangeRatePageData } from './exchange-rate-data.ts';
import { queryText, type Selection, selectionQuery } from './selection.ts';

/** URL of this page with another selection and a fragment. */
export function selectionUrl(
  { selection, rows }: Pick<ExchangeRatePageData, 'selection' | 'rows'>,
  change: Partial<Selection>,
  part: 'rates' | 'history',
): string {
  const query = selectionQuery({ ...selection, ...change }, rows[0]?.code);
  return `/exchange-rate${queryText(query)}#${part}`;
}
