import { isPageError, PageError } from '#src/content/page-error.ts';

/** Normalizes a thrown value: anything but a `PageError` becomes a crash. */
export function toPageError(error: unknown): PageError {
  return isPageError(error) ? error : new PageError({ statusCode: 500, message: '' });
}
