import type { ComponentProps } from 'react';
import { inLocale, isExternal, isStoredFile } from '#src/i18n/paths.ts';
import { useSiteLocale } from '#src/i18n/use-site-locale.ts';
import { RouterLink } from './router-link.tsx';

type SiteLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** A path without language prefix, or an absolute address elsewhere. */
  to: string;
  /** Leave the single-page navigation and load the document anew. */
  reloadDocument?: boolean;
};

/** A link in the reader's language. What leaves the site is a plain link that tells nobody where it came from. */
export function SiteLink({ to, reloadDocument, ...anchor }: SiteLinkProps) {
  const locale = useSiteLocale();
  // Addresses within the page, as editors write them, and files.
  if (to.startsWith('#') || to.startsWith('?') || isStoredFile(to)) return <a href={to} {...anchor} />;
  if (isExternal(to)) return <a href={to} rel="noopener noreferrer" {...anchor} />;
  const [path = '/', ...rest] = to.split(/(?=[?#])/);
  return (
    <RouterLink to={inLocale(path, locale) + rest.join('')} reloadDocument={reloadDocument} {...anchor} />
  );
}
