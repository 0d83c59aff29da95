import { useLocation, useMatches } from 'react-router';
import { withoutLocale } from '#src/i18n/paths.ts';

/** What a route says of itself that shows the page of another pattern. */
export type AliasHandle = { aliasOf: string };

/** The path, without language prefix, that the page shown is known by, and whether it was reached by another one. */
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
