import type { Locale } from '@beranda/contract';
import { useEffect } from 'react';
import { useRevalidator, useRouteError } from 'react-router';
import { isPageError } from '#src/content/page-error.ts';
import { isLeaving } from './leaving.ts';
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
  const every = isPageError(error) && (error.maintenance ? IN_MAINTENANCE_MS : AFTER_FAILURE_MS);

  useEffect(() => {
    if (!every) return;
    let timer: ReturnType<typeof setTimeout>;
    function wait() {
      timer = setTimeout(ask, (every as number) * (0.6 + 0.4 * Math.random()));
    }
    async function ask() {
      // A document that was asked for meanwhile must not be cancelled by one for this page.
      if (document.visibilityState === 'visible' && !isLeaving()) {
        const answer = await fetch(navigationsUrl(apiUrl, locale)).catch(() => undefined);
        if (answer?.ok && !isLeaving()) void revalidate();
      }
      wait();
    }
    wait();
    return () => clearTimeout(timer);
  }, [revalidate, every, apiUrl, locale]);

  return null;
}
