import { useLocation } from 'react-router';
import { useRequiredRootData } from '#src/app/locale-root.tsx';
import { useSiteConfig } from '#src/app/site-config.tsx';
import { useIsHydrated } from '#src/app/use-is-hydrated.ts';
import { useQueryAndHash } from '#src/app/use-query-and-hash.ts';
import { useFormatter } from '#src/i18n/use-formatter.ts';

/**
 * Print footer: bank, its address, URL of the page and date. The date of printing is known in the browser only: a cached
 * page may be older.
 */
export function PrintFooter() {
  const { bankName, headOffice } = useRequiredRootData().settings;
  const { siteUrl } = useSiteConfig();
  const { pathname } = useLocation();
  const queryAndHash = useQueryAndHash();
  const isHydrated = useIsHydrated();
  const format = useFormatter();
  return (
    <p className="printed-from">
      {[bankName, ...headOffice.address.split('\n')].filter(Boolean).join(', ')} ·{' '}
      {siteUrl + pathname + queryAndHash}
      {isHydrated && ` · ${format.dateTime(new Date(), { dateStyle: 'long' })}`}
    </p>
  );
}
