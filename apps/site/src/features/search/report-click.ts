import type { SearchClickBody } from '@beranda/contract';
import { useSiteConfig } from '#src/app/site-config.tsx';
import { useSiteLocale } from '#src/i18n/use-site-locale.ts';

/**
 * Reports that the visitor opens a result of a search, for the bank's count of what people search.
 *
 * @param query normalized by `normalizeQuery`.
 * @returns to be called with the result's path, as in the search's answer.
 */
export function useReportClick(query: string): (path: string) => void {
  const { apiUrl } = useSiteConfig();
  const locale = useSiteLocale();
  return (path) => {
    const body = JSON.stringify({ query, path } satisfies SearchClickBody);
    // A beacon outlives the page.
    navigator.sendBeacon(
      `${apiUrl}/${locale}/v2/search/clicks`,
      new Blob([body], { type: 'application/json' }),
    );
  };
}
