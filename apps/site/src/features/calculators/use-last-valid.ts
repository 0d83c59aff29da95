import { useDeferredValue, useState } from 'react';

/** The last valid input, undefined if there was none yet. Deferred, so that typing and sliding stay responsive. */
export function useLastValid<Valid extends { query: string }>(valid: Valid | undefined): Valid | undefined {
  const [lastValid, setLastValid] = useState(valid);
  if (valid && valid.query !== lastValid?.query) setLastValid(valid);
  return useDeferredValue(lastValid);
}
