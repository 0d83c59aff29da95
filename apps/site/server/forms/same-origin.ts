import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a request that changes something comes from a page of this site. Browsers name the origin of every
 * such request; `null` is what they send for a page that hides where it comes from, which none of ours does.
 *
 * @param siteUrl the public origin; names by which the site may be reached otherwise are compared by Host.
 */
export function isSameOrigin(headers: IncomingHttpHeaders, siteUrl: string): boolean {
  const { origin, host } = headers;
  const site = headers['sec-fetch-site'];
  if (origin !== undefined) return origin === siteUrl || hostOf(origin) === host;
  return site === undefined || site === 'same-origin' || site === 'none';
}

function hostOf(origin: string): string | undefined {
  try {
    return new URL(origin).host;
  } catch {
    return undefined;
  }
}
