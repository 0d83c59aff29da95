import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { onQueryReplaced } from './replace-query.ts';
import { useDocumentContext } from './site-config.tsx';

const subscribeToNothing = () => () => {};

/**
 * False on the server and during hydration, then true: for browser-only state such as query parameters that cached
 * pages ignore. Prevents hydration mismatches.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}

/** Query and fragment of the current URL; on the server and during hydration only the query that was rendered. */
export function useQueryAndHash(): string {
  const isHydrated = useIsHydrated();
  const { hash } = useLocation();
  const renderedSearch = useDocumentContext().search;
  const search = useSyncExternalStore(
    onQueryReplaced,
    () => window.location.search,
    () => renderedSearch,
  );
  return isHydrated ? search + hash : renderedSearch;
}
