import { useSyncExternalStore } from 'react';

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
