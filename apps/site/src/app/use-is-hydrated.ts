import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { onQueryReplaced } from './replace-query.ts';
import { useDocumentContext } from './site-config.tsx';

const subscribeToNothing = () => () => {};

/**
 * False on the server and while a page is hydrated, true from then on: for what only the browser knows, such as
 * query parameters that stored pages ignore.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}

/** Query and fragment of the address; on the server, and while a page is hydrated, the query that it was made from. */
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
