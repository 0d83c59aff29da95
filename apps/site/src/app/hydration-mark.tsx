import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { restoreFormDrafts } from './form-drafts.ts';

/**
 * Stands at the end of what has to react before the page can be said to react, and says so: `data-hydrated` on the
 * document, for style sheets and tests. What was typed before a reload comes back at the same time.
 */
export function HydrationMark() {
  const { pathname } = useLocation();
  useEffect(() => {
    document.documentElement.dataset.hydrated = 'true';
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page
  useEffect(restoreFormDrafts, [pathname]);
  return null;
}
