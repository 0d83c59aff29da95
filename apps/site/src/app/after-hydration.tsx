import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { restoreFormDrafts } from './form-drafts.ts';

/**
 * Placed at the end of the hydrated content: sets `data-hydrated` on <html>, for CSS and tests, and on each page restores
 * its form drafts.
 */
export function AfterHydration() {
  const { pathname } = useLocation();
  useEffect(() => {
    document.documentElement.dataset.hydrated = 'true';
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page
  useEffect(restoreFormDrafts, [pathname]);
  return null;
}
