import { useLocation } from 'react-router';
import { useRequiredRootData } from '#src/app/locale-root.tsx';
import { useSiteConfig } from '#src/app/site-config.tsx';
import { useQueryAndHash } from '#src/app/use-is-hydrated.ts';

/** Print footer: bank name and URL of the page. */
export function PrintFooter() {
  const { settings } = useRequiredRootData();
  const { siteUrl } = useSiteConfig();
  const { pathname } = useLocation();
  const queryAndHash = useQueryAndHash();
  return (
    <p className="printed-from">
      {settings.bankName} · {siteUrl + pathname + queryAndHash}
    </p>
  );
}
