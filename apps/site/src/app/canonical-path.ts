import { useLocation, useMatches } from 'react-router';
import { withoutLocale } from '#src/i18n/paths.ts';

/** Route handle of an alias: the pattern of the page that it shows. */
export type AliasHandle = { aliasOf: string };

/** The page's own path without language prefix, and whether it was reached by an alias. */
export function useCanonicalPath(): { path: string; isAlias: boolean } {
  const { pathname } = useLocation();
  const match = useMatches().at(-1);
  const { aliasOf } = (match?.handle ?? {}) as Partial<AliasHandle>;
  if (aliasOf === undefined) return { path: withoutLocale(pathname), isAlias: false };
  const path = aliasOf.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(match?.params[name] ?? ''),
  );
  return { path, isAlias: true };
}
