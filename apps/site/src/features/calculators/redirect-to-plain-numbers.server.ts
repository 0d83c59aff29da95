import { redirect } from 'react-router';
import type { LoaderInput } from '#src/content/loading.ts';
import { withPlainNumbers } from './plain-numbers.ts';

/**
 * Leads whoever sent a form without script on to an address with plain numbers, which can be shared and means the same
 * in every language. What is no number stays as it was typed, so that the page can say so.
 *
 * @param numbers the parameters that are numbers.
 * @param validQuery the query under which the calculation is shared; undefined where nothing can be worked out.
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
