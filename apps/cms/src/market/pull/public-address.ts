import { BlockList, isIPv4 } from 'node:net';

/** Ranges of IANA's special-purpose registries that are not globally reachable unicast addresses. */
const SPECIAL_4 = [
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

/** Contains all public IPv6 addresses; excludes those that map or tunnel IPv4, except the following. */
const GLOBAL_6 = ['2000::', 3] as const;
const SPECIAL_6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;

const special = new BlockList();
for (const [network, bits] of SPECIAL_4) special.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of SPECIAL_6) special.addSubnet(network, bits, 'ipv6');
const global6 = new BlockList();
global6.addSubnet(...GLOBAL_6, 'ipv6');

/** Whether an IP address (without brackets) is public: neither this machine nor a private network. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !special.check(address, 'ipv4');
  return global6.check(address, 'ipv6') && !special.check(address, 'ipv6');
}
