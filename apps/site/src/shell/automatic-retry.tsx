import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

const INTERVAL_MS = 15_000;

/** While the navigation could not be loaded: asks for it again, at once and then every so often while looked at. */
export function AutomaticRetry() {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    void revalidate();
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void revalidate();
    }, INTERVAL_MS);
    return () => clearInterval(timer);
  }, [revalidate]);
  return null;
}
