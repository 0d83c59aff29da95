import { jakartaDate } from '@beranda/finance';
import { useState, useSyncExternalStore } from 'react';

const CHECK_INTERVAL_MS = 30_000;

/** Has the day compared every half minute. @returns how to end that. */
export function subscribeToDay(compare: () => void): () => void {
  const timer = setInterval(compare, CHECK_INTERVAL_MS);
  return () => clearInterval(timer);
}

/**
 * Today in Jakarta, as ISO date, on a screen that may stay open over midnight. By the server's clock: that of a computer may
 * be wrong, and only measures how long the screen has been open.
 *
 * @param renderedAt when the server rendered it, in milliseconds since 1970.
 */
export function useToday(renderedAt: number): string {
  const [openedAt] = useState(() => Date.now());
  return useSyncExternalStore(
    subscribeToDay,
    () => jakartaDate(renderedAt + Date.now() - openedAt),
    () => jakartaDate(renderedAt),
  );
}

/**
 * The state of a day's input, which follows its preset until somebody chooses a day.
 *
 * @param isTouched whether the form has been filled in, or perhaps stored: the day that it shows then stays, also at midnight.
 */
export function usePresetDay(
  preset: string,
  isTouched: boolean,
): [day: string, choose: (day: string) => void] {
  const [chosen, choose] = useState<string | null>(null);
  if (isTouched && chosen === null) choose(preset);
  return [chosen ?? preset, choose];
}
