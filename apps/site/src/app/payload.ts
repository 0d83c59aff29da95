import { type ErrorBody, type Locale, PAYLOAD_FILE } from '@beranda/contract';

/** The answer of `GET {path}/_payload.json?{buildId}`: what a page shows, or where to go, or what went wrong. */
export type Payload =
  | { data: unknown }
  | { redirect: { location: string; status: number } }
  | { error: ErrorBody };

/** The address of a page's payload: `/news?page=2` gives `/news/_payload.json?{buildId}&page=2`. */
export function payloadUrl(pathname: string, search: string, buildId: string): string {
  const path = pathname === '/' ? '' : pathname.replace(/\/+$/, '');
  const query = search.length > 1 ? `&${search.slice(1)}` : '';
  return `${path}${PAYLOAD_FILE}?${buildId}${query}`;
}

/** Where a language's navigation and settings are asked for. */
export function navigationsUrl(apiUrl: string, locale: Locale): string {
  return `${apiUrl}/${locale}/v2/navigations`;
}
