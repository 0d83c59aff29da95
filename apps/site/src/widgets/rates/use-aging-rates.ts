import { useMemo, useSyncExternalStore } from 'react';
import type { AgedRateRow } from './aged-rates.ts';
import { agedUntil, lastAgeing } from './aging-rates.ts';

/** A timer for the very moment would stand still while the device sleeps. */
const LOOK_MS = 30_000;

function everySoOften(look: () => void): () => void {
  const timer = setInterval(look, LOOK_MS);
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
export function useAgingRates(rows: AgedRateRow[]): AgedRateRow[] {
  const last = useSyncExternalStore(
    everySoOften,
    () => lastAgeing(rows, Date.now()),
    () => '',
  );
  return useMemo(() => agedUntil(rows, last), [rows, last]);
}
