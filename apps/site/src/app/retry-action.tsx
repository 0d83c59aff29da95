import type { ReactNode } from 'react';
import { useLocation, useRevalidator, useRouteError } from 'react-router';
import { isPageError } from '#src/content/page-error.ts';
import { useQueryAndHash } from './use-query-and-hash.ts';

type RetryActionProps = { className?: string; children: ReactNode };

/**
 * Retries a failed load by revalidation. Without JavaScript, and after a crash, it is a link to the same URL that
 * reloads the document.
 */
export function RetryAction({ className, children }: RetryActionProps) {
  const { pathname } = useLocation();
  const queryAndHash = useQueryAndHash();
  const { revalidate, state } = useRevalidator();
  const error = useRouteError();
  const isBusy = state === 'loading';

  function retry(event: React.MouseEvent) {
    if (!isPageError(error) || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (!isBusy) void revalidate();
  }

  return (
    <a
      href={pathname + queryAndHash}
      onClick={retry}
      aria-busy={isBusy}
      className={className}
      data-no-prefetch
    >
      {children}
    </a>
  );
}
