import type { IncomingHttpHeaders } from 'node:http';

/**
 * CSRF: whether an unsafe request comes from a page of this site, by `Origin`, else `Sec-Fetch-Site`. Browsers send an
 * origin with every such request; `null`, which hides it, is rejected.
 *
 * Scheme and port count: a page that was tampered with over plain HTTP is not of an https site.
 *
 * @param siteUrl the public origin. Its scheme also holds for the other host names: behind a TLS proxy the server itself
 *   sees plain HTTP.
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
