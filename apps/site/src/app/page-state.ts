import { useSyncExternalStore } from 'react';

/** State of the requested page's data: not requested yet, loading, loaded or failed. */
export type PageState = 'idle' | 'pending' | 'success' | 'error';

type RouterLike = {
  subscribe(listener: (state: RouterState) => void): () => void;
};
type RouterState = {
  navigation: { state: string; location?: Pick<Location, 'pathname' | 'search' | 'hash'> };
  revalidation: string;
  errors: Record<string, unknown> | null;
};

let current: PageState = 'idle';
let destination: RouterState['navigation']['location'];
const listeners = new Set<() => void>();
const { promise: firstUpdate, resolve: resolveFirstUpdate } = Promise.withResolvers<void>();

/** Derives the page state from the router's state and the previous page state. */
export function nextPageState(previous: PageState, router: RouterState): PageState {
  if (router.navigation.state !== 'idle' || router.revalidation === 'loading') return 'pending';
  if (previous === 'idle') return 'idle';
  return router.errors ? 'error' : 'success';
}

/** Subscribes to a router and publishes the page state to components and, as `data-page-state` on <html>, to CSS. */
export function trackRouter(router: RouterLike): void {
  // Restored from the back/forward cache while still waiting for a full page load.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && current === 'pending') location.reload();
  });
  router.subscribe((state) => {
    resolveFirstUpdate();
    destination = state.navigation.location;
    const next = nextPageState(current, state);
    if (next === current) return;
    current = next;
    document.documentElement.dataset.pageState = next;
    for (const listener of listeners) listener();
  });
}

/** Target of the pending navigation; the current location if none is pending. */
export function newestLocation(): Pick<Location, 'pathname' | 'search' | 'hash'> {
  return destination ?? location;
}

/** Resolves when the router re-renders the page for the first time, as for a navigation or a link to a fragment. */
export const whenRouterUpdates = (): Promise<void> => firstUpdate;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The page state. Idle on the server and before the first client-side navigation. */
export function usePageState(): PageState {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => 'idle',
  );
}
