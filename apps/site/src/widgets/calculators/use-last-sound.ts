import { useDeferredValue, useState } from 'react';

/**
 * The last terms that could be worked out, undefined where there were none yet. They may lag behind while somebody
 * types or slides, so that the fields do not.
 *
 * @param queryOf tells terms apart.
 */
export function useLastSound<Terms>(
  terms: Terms | undefined,
  queryOf: (terms: Terms) => string,
): Terms | undefined {
  const [sound, setSound] = useState(terms);
  if (terms && (!sound || queryOf(terms) !== queryOf(sound))) setSound(terms);
  return useDeferredValue(sound);
}
