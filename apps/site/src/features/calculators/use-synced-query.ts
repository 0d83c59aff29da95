import { useEffect, useRef } from 'react';
import { replaceQuery } from '#src/app/replace-query.ts';

/** Debounce: browsers limit history.replaceState to about three calls a second. */
const DEBOUNCE_MS = 350;

/**
 * Keeps the URL's query in sync with the view, so that it can be shared; debounced. The initial query is not changed.
 *
 * @param query with its question mark; undefined leaves the URL unchanged.
 */
export function useSyncedQuery(query: string | undefined): void {
  const lastQuery = useRef(query);
  useEffect(() => {
    if (query === undefined || query === lastQuery.current) return;
    const timer = setTimeout(() => {
      lastQuery.current = query;
      replaceQuery(query);
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [query]);
}
