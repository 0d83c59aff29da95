import { declaredQuery } from '#src/content/read-query.server.ts';
import { matchPage, type PageMatch } from './page-match.ts';
import { pageQueries } from './page-queries.generated.ts';

/** A requested address, matched once per request and passed on. */
export type PageAddress = PageMatch & {
  /** Without trailing slash. */
  pathname: string;
  /** The query parameters that the page declares, in declared order, each once. */
  query: URLSearchParams;
  /** Canonical cache key: path and declared query. */
  target: string;
  /** Whether the page may be stored; not with free-form parameters. */
  isStored: boolean;
};

/** Matches a request. @param matcher `matchPageOrDesign` where the design collection is shown */
export function addressOf(requested: string, search = '', matcher = matchPage): PageAddress {
  const match = matcher(requested);
  const pathname = requested.replace(/(?!^)\/+$/, '');
  const declared = match.page && pageQueries[match.page];
  const { query, isStored } = declared
    ? declaredQuery(declared, new URLSearchParams(search))
    : { query: new URLSearchParams(), isStored: true };
  const target = query.size > 0 ? `${pathname}?${query}` : pathname;
  return { ...match, pathname, query, target, isStored };
}
