import type { Locale } from '@beranda/contract';
import { useEffect } from 'react';
import { useRevalidator, useRouteError } from 'react-router';
import { isPageError } from '#src/content/page-error.ts';
import { isUnloading } from './document-unload.ts';
import { navigationsUrl } from './payload.ts';

const AFTER_FAILURE_MS = 5_000;
const IN_MAINTENANCE_MS = 60_000;

/**
 * While the navigation could not be loaded, or the site is in maintenance: asks for it again every so often while
 * somebody looks, and shows the page once it answers. Visitors do not all ask at the same moment. What crashed would
 * crash again, so that is left alone.
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
      // A document that was asked for meanwhile must not be cancelled by one for this page.
      if (document.visibilityState === 'visible' && !isUnloading()) {
        const answer = await fetch(navigationsUrl(apiUrl, locale)).catch(() => undefined);
        if (answer?.ok && !isUnloading()) void revalidate();
      }
      schedule();
    }
    schedule();
    return () => clearTimeout(timer);
  }, [revalidate, intervalMs, apiUrl, locale]);

  return null;
}
