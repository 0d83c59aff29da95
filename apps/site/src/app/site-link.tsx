import type { ComponentProps } from 'react';
import { inLocale, isExternal, isStoredFile } from '#src/i18n/paths.ts';
import { useSiteLocale } from '#src/i18n/use-site-locale.ts';
import { RouterLink } from './router-link.tsx';

type SiteLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** A path without language prefix, or an absolute external URL. */
  to: string;
  /** Reload the document instead of navigating client-side. */
  reloadDocument?: boolean;
};

/** A link in the reader's language. External links send no referrer. */
export function SiteLink({ to, reloadDocument, ...anchor }: SiteLinkProps) {
  const locale = useSiteLocale();
  // Fragment and query links, as editors write them, and files.
  if (to.startsWith('#') || to.startsWith('?') || isStoredFile(to)) return <a href={to} {...anchor} />;
  if (isExternal(to)) return <a href={to} rel="noopener noreferrer" {...anchor} />;
  const [path = '/', ...rest] = to.split(/(?=[?#])/);
  return (
    <RouterLink to={inLocale(path, locale) + rest.join('')} reloadDocument={reloadDocument} {...anchor} />
  );
}
