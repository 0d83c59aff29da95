import { isIP } from 'node:net';
import type { Payload } from 'payload';
import { errorAt, type Issue } from '../validation/issue.ts';
import { isPublicAddress } from './public-address.ts';

const OWN_MACHINE = new Set(['localhost', '127.0.0.1', '[::1]']);

/** The hosts inside the bank's own network that the operator lets figures be fetched from. */
export const pullHostsOf = ({ config }: Pick<Payload, 'config'>): readonly string[] =>
  config.custom?.pullHosts ?? [];

const hostAndPort = ({ hostname, port, protocol }: URL) =>
  `${hostname}:${port || (protocol === 'http:' ? '80' : '443')}`;

/** Whether the operator has named this host. A name without a port means the usual one. */
export const isNamedHost = (url: URL, hosts: readonly string[]): boolean =>
  hosts.some((host) => hostAndPort(new URL(`https://${host}`)) === hostAndPort(url));

/** What is said of an address inside a network of one's own. */
export const innerAddress = (url: URL): Issue => errorAt('innerAddress', 0, null, { host: hostAndPort(url) });

/**
 * Why figures may not be fetched from an address, as far as it tells by itself; null when they may. Nobody on the way
 * must be able to change them, and whoever sets the address must not reach what only the server can.
 *
 * @param hosts those that `pullHostsOf` answers.
 */
export function issueOfAddress(value: string, hosts: readonly string[]): Issue | null {
  if (!URL.canParse(value)) return errorAt('badAddress', 0);
  const url = new URL(value);
  const { protocol, hostname, username, password } = url;
  const isSafe = protocol === 'https:' || (protocol === 'http:' && OWN_MACHINE.has(hostname));
  if (!isSafe || username !== '' || password !== '') return errorAt('badAddress', 0);
  if (isNamedHost(url, hosts)) return null;
  const address = hostname.replace(/^\[|\]$/g, '');
  const isInner = isIP(address) > 0 ? !isPublicAddress(address) : /(^|\.)localhost\.?$/.test(hostname);
  return isInner ? innerAddress(url) : null;
}
