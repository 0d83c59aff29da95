import type { Locale } from '@beranda/contract';
import { useEffect } from 'react';
import { useRevalidator, useRouteError } from 'react-router';
import { isPageError } from '#src/content/page-error.ts';
import { isUnloading } from './document-unload.ts';
import { navigationsUrl } from './payload.ts';

const AFTER_FAILURE_MS = 5_000;
const IN_MAINTENANCE_MS = 60_000;

/**
 * Polls the navigation endpoint while the navigation failed to load or the site is in maintenance, and revalidates
 * once it responds. Polls only in visible tabs; the interval has random jitter so that visitors do not retry at the
 * same moment. Crashes are not retried: they would crash again.
 */
export function AutomaticRetry({ apiUrl, locale }: { apiUrl: string; locale: Locale }) {
  const { revalidate } = useRevalidator();
  const error = useRouteError();
  const intervalMs = isPageError(error) && (error.maintenance ? IN_MAINTENANCE_MS : AFTER_FAILURE_MS);

  useEffect(() => {
    if (!intervalMs) return;
    let timer: ReturnType<typeof setTimeout>;
    function schedule() {
      timer = setTimeout(poll, (intervalMs as number) * (0.6 + 0.4 * Math.random()));
    }
    async function poll() {
      // Do not cancel a document load that is already in progress.
      if (document.visibilityState === 'visible' && !isUnloading()) {
        const response = await fetch(navigationsUrl(apiUrl, locale)).catch(() => undefined);
        if (response?.ok && !isUnloading()) void revalidate();
      }
      schedule();
    }
    schedule();
    return () => clearTimeout(timer);
  }, [revalidate, intervalMs, apiUrl, locale]);

  return null;
}
