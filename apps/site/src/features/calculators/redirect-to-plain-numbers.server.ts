import { redirect } from 'react-router';
import type { LoaderInput } from '#src/content/loading.ts';
import { withPlainNumbers } from './plain-numbers.ts';

/**
 * Redirects the submission of a form without script to a URL with plain numbers, which can be shared in every
 * language. Invalid numbers are kept as typed, so that the page can report them.
 *
 * @param numbers the numeric parameters.
 * @param validQuery the shareable query; undefined if the input is invalid.
 * @throws Response the redirect (303).
 */
export function redirectToPlainNumbers(
  { pathname, query, locale }: Pick<LoaderInput, 'pathname' | 'query' | 'locale'>,
  numbers: readonly string[],
  validQuery: () => string | undefined,
): void {
  const plain = withPlainNumbers(query, numbers, locale);
  if (plain) throw redirect(pathname + (validQuery() ?? `?${plain}`), 303);
}
