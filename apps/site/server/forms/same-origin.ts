import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a request that changes something comes from a page of this site. Browsers name the origin of every
 * such request; `null` is what they send for a page that hides where it comes from, which none of ours does.
 *
 * The whole origin counts, scheme and port included: a page that somebody altered on its way over plain HTTP is not one
 * of an https site.
 *
 * @param siteUrl the public origin. Of the other names under which the site is reached it also decides the scheme: the
 *   server itself sees plain HTTP, whatever a proxy in front of it speaks.
 */
export function isSameOrigin(headers: IncomingHttpHeaders, siteUrl: string): boolean {
  const { origin, host } = headers;
  const site = headers['sec-fetch-site'];
  if (origin !== undefined) return origin === siteUrl || origin === originOf(host, siteUrl);
  return site === undefined || site === 'same-origin' || site === 'none';
}

function originOf(host: string | undefined, siteUrl: string): string | undefined {
  return host && URL.parse(`${new URL(siteUrl).protocol}//${host}`)?.origin;
}
