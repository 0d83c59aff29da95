const listeners = new Set<() => void>();

/**
 * Puts another query into the address without a navigation: the page already shows what it stands for. Whoever
 * reloads, shares or returns to the address gets the same.
 *
 * @param query with its question mark.
 */
export function replaceQuery(query: string): void {
  history.replaceState(history.state, '', location.pathname + query + location.hash);
  for (const listener of listeners) listener();
}

/** Calls back when the query of the address is replaced; the result stops that. */
export function onQueryReplaced(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
