import { jakartaDate } from '@beranda/finance';
import { useState, useSyncExternalStore } from 'react';

const CHECK_INTERVAL_MS = 30_000;

/** The later of the day on which a screen was rendered and the day now: the clock of a computer may be behind. */
export function laterDay(renderedOn: string, now: number): string {
  const today = jakartaDate(now);
  return today > renderedOn ? today : renderedOn;
}

/** Has the day compared every half minute. @returns how to end that. */
export function subscribeToDay(compare: () => void): () => void {
  const timer = setInterval(compare, CHECK_INTERVAL_MS);
  return () => clearInterval(timer);
}

/**
 * Today in Jakarta, as ISO date, on a screen that may stay open over midnight.
 *
 * @param renderedOn the day on which the server rendered it.
 */
export function useToday(renderedOn: string): string {
  return useSyncExternalStore(
    subscribeToDay,
    () => laterDay(renderedOn, Date.now()),
    () => renderedOn,
  );
}

/** The state of a day's input, which follows its preset until somebody chooses a day. */
export function usePresetDay(preset: string): [day: string, choose: (day: string) => void] {
  const [chosen, choose] = useState<string | null>(null);
  return [chosen ?? preset, choose];
}
