const listeners = new Set<() => void>();

/**
 * Replaces the query in the address bar without a navigation, so that reloading or sharing gives the same view.
 *
 * @param query with its question mark.
 */
export function replaceQuery(query: string): void {
  history.replaceState(history.state, '', location.pathname + query + location.hash);
  for (const listener of listeners) listener();
}

/** Subscribes to `replaceQuery`; returns the unsubscribe function. */
export function onQueryReplaced(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
