/**
 * Validates the Host header against an allowlist. URLs in pages come from the configuration, never from this header;
 * rejecting other names also prevents Host header injection, DNS rebinding and cache poisoning in a proxy.
 *
 * @param siteUrl the public origin.
 * @param allowedHosts further names, with their port where it is not the default.
 * @returns a check of the raw header value.
 */
export function createHostCheck(
  siteUrl: string,
  allowedHosts: readonly string[],
): (host: string | undefined) => boolean {
  const { host, port } = new URL(siteUrl);
  const allowed = new Set([host, ...allowedHosts].map((name) => name.toLowerCase()));
  for (const loopback of ['localhost', '127.0.0.1', '[::1]'])
    allowed.add(port ? `${loopback}:${port}` : loopback);
  return (value) => value !== undefined && allowed.has(value.toLowerCase());
}
