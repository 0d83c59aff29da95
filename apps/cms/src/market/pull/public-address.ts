import { BlockList, isIPv4 } from 'node:net';

/** Ranges of IANA's special-purpose registries that are not globally reachable unicast addresses. */
const NON_GLOBAL_IPV4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const;

/**
 * 2000::/3 is all of global unicast. IPv4-mapped (`::ffff:0:0/96`) and NAT64 (`64:ff9b::/96`) addresses are outside it;
 * Teredo, 6to4 and documentation are inside and listed below.
 */
const GLOBAL_UNICAST_IPV6 = ['2000::', 3] as const;
const NON_GLOBAL_IPV6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;

const nonGlobal = new BlockList();
for (const [network, bits] of NON_GLOBAL_IPV4) nonGlobal.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of NON_GLOBAL_IPV6) nonGlobal.addSubnet(network, bits, 'ipv6');
const globalUnicastIpv6 = new BlockList();
globalUnicastIpv6.addSubnet(...GLOBAL_UNICAST_IPV6, 'ipv6');

/**
 * Whether an IP address (without brackets) is globally reachable unicast: not this machine, a private network, multicast or
 * reserved. Against server-side request forgery (SSRF).
 */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !nonGlobal.check(address, 'ipv4');
  return globalUnicastIpv6.check(address, 'ipv6') && !nonGlobal.check(address, 'ipv6');
}
