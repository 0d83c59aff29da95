import { useEffect, useRef } from 'react';
import { replaceQuery } from '#src/app/replace-query.ts';

/** Browsers refuse addresses that change more often than about three times a second. */
const THROTTLE_MS = 350;

/**
 * Keeps the address of the page at what is shown, so that it can be shared. What is there at first stays.
 *
 * @param query with its question mark; undefined leaves the address as it is.
 */
export function useSyncedQuery(query: string | undefined): void {
  const shown = useRef(query);
  useEffect(() => {
    if (query === undefined || query === shown.current) return;
    const timer = setTimeout(() => {
      shown.current = query;
      replaceQuery(query);
    }, THROTTLE_MS);
    return () => clearTimeout(timer);
  }, [query]);
}
