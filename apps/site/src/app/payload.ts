import { type ErrorBody, type Locale, PAYLOAD_FILE } from '@beranda/contract';

/** Response of `GET {path}/_payload.json?{buildId}`: page data, a redirect or an error. */
export type Payload =
  | { data: unknown }
  | { redirect: { location: string; status: number } }
  | { error: ErrorBody };

/** URL of a page's payload: `/news?page=2` gives `/news/_payload.json?{buildId}&page=2`. */
export function payloadUrl(pathname: string, search: string, buildId: string): string {
  const path = pathname === '/' ? '' : pathname.replace(/\/+$/, '');
  const query = search.length > 1 ? `&${search.slice(1)}` : '';
  return `${path}${PAYLOAD_FILE}?${buildId}${query}`;
}

export function navigationsUrl(apiUrl: string, locale: Locale): string {
  return `${apiUrl}/${locale}/v2/navigations`;
}
