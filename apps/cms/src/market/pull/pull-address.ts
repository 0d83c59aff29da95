import { isIP } from 'node:net';
import { errorAt, type Issue } from '../validation/issue.ts';
import { isPublicAddress } from './public-address.ts';

const OWN_MACHINE = new Set(['localhost', '127.0.0.1', '[::1]']);

const hostAndPort = ({ hostname, port, protocol }: URL) =>
  `${hostname}:${port || (protocol === 'http:' ? '80' : '443')}`;

/** Whether the operator allows this host. An entry without a port means the default port. */
export const isNamedHost = (url: URL, hosts: readonly string[]): boolean =>
  hosts.some((host) => hostAndPort(new URL(`https://${host}`)) === hostAndPort(url));

/** The issue of an internal address. */
export const internalAddressIssue = (url: URL): Issue =>
  errorAt('innerAddress', 0, null, { host: hostAndPort(url) });

/**
 * Validates the address of figures without resolving it; null if valid. Requires https against tampering, and
 * rejects internal addresses (SSRF).
 *
 * @param hosts the internal hosts that the operator allows.
 */
export function issueOfAddress(value: string, hosts: readonly string[]): Issue | null {
  if (!URL.canParse(value)) return errorAt('badAddress', 0);
  const url = new URL(value);
  const { protocol, hostname, username, password } = url;
  const isSafe = protocol === 'https:' || (protocol === 'http:' && OWN_MACHINE.has(hostname));
  if (!isSafe || username !== '' || password !== '') return errorAt('badAddress', 0);
  if (isNamedHost(url, hosts)) return null;
  const address = hostname.replace(/^\[|\]$/g, '');
  const isInternal = isIP(address) > 0 ? !isPublicAddress(address) : /(^|\.)localhost\.?$/.test(hostname);
  return isInternal ? internalAddressIssue(url) : null;
}
