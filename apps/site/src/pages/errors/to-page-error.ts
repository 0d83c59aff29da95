import { isPageError, PageError } from '#src/content/page-error.ts';

/** What was thrown, as something that a page can show: whatever is no `PageError` is a crash. */
export function toPageError(error: unknown): PageError {
  return isPageError(error) ? error : new PageError({ statusCode: 500, message: '' });
}
