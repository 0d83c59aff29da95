import { useMemo, useSyncExternalStore } from 'react';
import type { RateRowWithStaleness } from './stale-rates.ts';
import { lastStaleTime, withStalenessAt } from './staleness-at.ts';

/** An interval, because a timeout would stop while the device sleeps. */
const CHECK_INTERVAL_MS = 30_000;

function subscribeToInterval(look: () => void): () => void {
  const timer = setInterval(look, CHECK_INTERVAL_MS);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
}

/**
 * Updates the staleness of rates while a page stays open, by the browser's clock; a slow clock never makes stale
 * rates fresh. Before hydration the server's values are used.
 */
export function useRatesWithStaleness(rows: RateRowWithStaleness[]): RateRowWithStaleness[] {
  const last = useSyncExternalStore(
    subscribeToInterval,
    () => lastStaleTime(rows, Date.now()),
    () => '',
  );
  return useMemo(() => withStalenessAt(rows, last), [rows, last]);
}
