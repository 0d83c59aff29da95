import { useLocation } from 'react-router';
import { useRequiredRootData } from '#src/app/locale-root.tsx';
import { useSiteConfig } from '#src/app/site-config.tsx';
import { useQueryAndHash } from '#src/app/use-is-hydrated.ts';

/** The footer of a page on paper: whose it is and where it is found. */
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
