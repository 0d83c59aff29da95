import { useDeferredValue, useState } from 'react';

/**
 * The last terms that could be worked out, undefined where there were none yet. They may lag behind while somebody
 * types or slides, so that the fields do not.
 *
 * @param queryOf tells terms apart.
 */
export function useLastValid<Terms>(
  terms: Terms | undefined,
  queryOf: (terms: Terms) => string,
): Terms | undefined {
  const [lastValid, setLastValid] = useState(terms);
  if (terms && (!lastValid || queryOf(terms) !== queryOf(lastValid))) setLastValid(terms);
  return useDeferredValue(lastValid);
}
