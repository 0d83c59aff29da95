import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { onQueryReplaced } from './replace-query.ts';
import { useDocumentContext } from './site-config.tsx';
import { useIsHydrated } from './use-is-hydrated.ts';

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
