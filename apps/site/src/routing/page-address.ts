import { type Parameters, text } from '#src/content/page-query.ts';
import { declaredQuery } from '#src/content/read-query.server.ts';
import { SENT_PARAMETER } from '#src/features/forms/form-ids.ts';
import { matchPage, type PageMatch } from './page-match.ts';
import { pageQueries } from './page-queries.generated.ts';
import { definitionOf, type PageId } from './routes.ts';

/** A requested address, matched once per request and passed on. */
export type PageAddress = PageMatch & {
  /** Without trailing slash. */
  pathname: string;
  /** The query parameters that the page declares, in declared order, each once. */
  query: URLSearchParams;
  /** Canonical cache key: path and declared query. */
  target: string;
  /** Whether the page may be cached; not with free-form parameters. */
  isCached: boolean;
};

function parametersOf(page: PageId | undefined): Parameters {
  if (!page) return {};
  const parameters = pageQueries[page]?.parameters;
  return definitionOf(page).form ? { ...parameters, [SENT_PARAMETER]: text } : (parameters ?? {});
}

/** Matches a request. @param matcher `matchPageOrDesign` where the design collection is shown */
export function pageAddressOf(requested: string, search = '', matcher = matchPage): PageAddress {
  const match = matcher(requested);
  const pathname = requested.replace(/(?!^)\/+$/, '');
  const { query, isCached } = declaredQuery(parametersOf(match.page), new URLSearchParams(search));
  const target = query.size > 0 ? `${pathname}?${query}` : pathname;
  return { ...match, pathname, query, target, isCached };
}
