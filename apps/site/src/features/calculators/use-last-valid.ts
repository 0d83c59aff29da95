import { useDeferredValue, useState } from 'react';

/**
 * The last valid terms, undefined if there were none yet. Deferred, so that typing and sliding stay responsive.
 *
 * @param queryOf identity of terms.
 */
export function useLastValid<Terms>(
  terms: Terms | undefined,
  queryOf: (terms: Terms) => string,
): Terms | undefined {
  const [lastValid, setLastValid] = useState(terms);
  if (terms && (!lastValid || queryOf(terms) !== queryOf(lastValid))) setLastValid(terms);
  return useDeferredValue(lastValid);
}
