/**
 * Decides by the Host header whether a request is meant for this site. Addresses in pages come from the
 * configuration, never from this header; refusing foreign names keeps caches in front of us clean as well.
 *
 * @param siteUrl the public origin; @param more further names, with their port where it is not the default.
 * @returns a check of the raw header value.
 */
export function createHostCheck(
  siteUrl: string,
  more: readonly string[],
): (host: string | undefined) => boolean {
  const { host } = new URL(siteUrl);
  const allowed = new Set([host, ...more].map((name) => name.toLowerCase()));
  const port = host.includes(':') ? host.slice(host.lastIndexOf(':')) : '';
  for (const loopback of ['localhost', '127.0.0.1', '[::1]']) allowed.add(loopback + port);
  return (value) => value !== undefined && allowed.has(value.toLowerCase());
}
