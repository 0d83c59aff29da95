import { useSyncExternalStore } from 'react';

/** How far the data of the page asked for is: nothing asked yet, on its way, there, or failed. */
export type PageState = 'idle' | 'pending' | 'success' | 'error';

/** The part of the router that tells. */
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

/** What a state of the router means, given what was before it. */
export function nextPageState(previous: PageState, router: RouterState): PageState {
  if (router.navigation.state !== 'idle' || router.revalidation === 'loading') return 'pending';
  if (previous === 'idle') return 'idle';
  return router.errors ? 'error' : 'success';
}

/**
 * Follows a router, for components and for style sheets: the state is the attribute `data-page-state` of the
 * document too, so that the progress bar needs no script.
 */
export function trackRouter(router: RouterLike): void {
  // A page that was left for a full load comes back, from the browser's memory, still waiting for it.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && current === 'pending') location.reload();
  });
  router.subscribe((state) => {
    destination = state.navigation.location;
    const next = nextPageState(current, state);
    if (next === current) return;
    current = next;
    document.documentElement.dataset.pageState = next;
    for (const listener of listeners) listener();
  });
}

/** Where the newest navigation leads to; where the page shown is, while none is under way. */
export function newestLocation(): Pick<Location, 'pathname' | 'search' | 'hash'> {
  return destination ?? location;
}

/** Resolves when another page is asked for. */
export function whenNavigationStarts(): Promise<void> {
  return new Promise((resolve) => {
    const stop = subscribe(() => {
      if (current !== 'pending') return;
      stop();
      resolve();
    });
  });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The state of the page's data. On the server, and before the first navigation in the browser, it is idle. */
export function usePageState(): PageState {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => 'idle',
  );
}
