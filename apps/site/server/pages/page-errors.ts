import { randomUUID } from 'node:crypto';
import type { ErrorBody, Locale } from '@beranda/contract';
import type { StaticHandlerContext } from 'react-router';
import { rootRouteId } from '#src/app/locale-root.tsx';
import { isPageError, PageError } from '#src/content/page-error.ts';
import { isContentUnavailable } from '#src/content/transport/errors.ts';

/** Called with each crash and the correlation id that the visitor sees. */
export type OnCrash = (error: unknown, correlationId: string) => void;

/** Reports an exception that is no expected error. @returns an error that is safe to display. */
export function reportCrash(error: unknown, onCrash: OnCrash): PageError {
  if (isPageError(error)) return error;
  const correlationId = randomUUID();
  onCrash(error, correlationId);
  return new PageError({
    statusCode: isContentUnavailable(error) ? 503 : 500,
    message: 'Something went wrong',
    correlationId,
  });
}

/** The error of a page's loaders. The outermost one wins: without navigation there is no page. */
export function firstError(
  context: StaticHandlerContext,
  locale: Locale,
  routeId: string,
): PageError | undefined {
  if (!context.errors) return undefined;
  const error: unknown =
    context.errors[rootRouteId(locale)] ?? context.errors[routeId] ?? Object.values(context.errors)[0];
  return isPageError(error)
    ? error
    : new PageError({ statusCode: 500, message: 'Something went wrong' } satisfies ErrorBody);
}
