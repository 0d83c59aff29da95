import { useMemo, useSyncExternalStore } from 'react';
import type { RateRowWithStaleness } from './stale-rates.ts';
import { lastStaleTime, withStalenessAt } from './staleness-at.ts';

/** A timer for the very moment would stand still while the device sleeps. */
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
 * Rates that become old while their page stays open, by the clock of the browser; one that is slow does not make them
 * young again. Until the page is hydrated they are as the server has judged them.
 */
export function useRatesWithStaleness(rows: RateRowWithStaleness[]): RateRowWithStaleness[] {
  const last = useSyncExternalStore(
    subscribeToInterval,
    () => lastStaleTime(rows, Date.now()),
    () => '',
  );
  return useMemo(() => withStalenessAt(rows, last), [rows, last]);
}
