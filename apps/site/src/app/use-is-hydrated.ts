import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { whenQueryIsReplaced } from './replaced-query.ts';
import { useDocumentContext } from './site-config.tsx';

const neverChanges = () => () => {};

/**
 * False on the server and while a page is hydrated, true from then on: for what only the browser knows, such as
 * query parameters that stored pages ignore.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

/** Query and fragment of the address; on the server, and while a page is hydrated, the query that it was made from. */
export function useAddressTail(): string {
  const isHydrated = useIsHydrated();
  const { hash } = useLocation();
  const known = useDocumentContext().search;
  const search = useSyncExternalStore(
    whenQueryIsReplaced,
    () => window.location.search,
    () => known,
  );
  return isHydrated ? search + hash : known;
}
