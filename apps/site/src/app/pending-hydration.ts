import type { DataRouter } from 'react-router';

/** A part that fails to load or to render must not block navigation for longer. */
const TIMEOUT_MS = 5_000;

/** The server-rendered parts of this page that are hydrated later, when their code has loaded. */
const pending = new Set<Promise<void>>();

/** Adds a part to those that the router waits for. Returns a function to call once the part is hydrated. */
export function addPendingHydration(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  pending.add(promise);
  return () => {
    pending.delete(promise);
    resolve();
  };
}

/** Also waits for parts that are added meanwhile. */
async function whenNonePending(): Promise<void> {
  while (pending.size > 0) await Promise.all(pending);
}

/**
 * Makes a router publish its state after the pending hydration of all parts. React cannot re-render a part whose code
 * has not loaded: it would replace the server-rendered HTML, with what was typed into it, by nothing and later by a new
 * rendering. Even a link to a fragment re-renders the page.
 */
export function publishAfterHydration(router: Pick<DataRouter, 'subscribe' | 'state'>): void {
  const subscribe = router.subscribe.bind(router);
  router.subscribe = (listener) =>
    subscribe((state, options) => {
      if (pending.size === 0) return listener(state, options);
      const timeout = new Promise<void>((resolve) => setTimeout(resolve, TIMEOUT_MS));
      // The newest state: a later one may have been published by then.
      void Promise.race([whenNonePending(), timeout]).then(() => listener(router.state, options));
    });
}
