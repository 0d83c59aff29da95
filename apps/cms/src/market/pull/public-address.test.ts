import { expect, it } from 'vitest';
import { isPublicAddress } from './public-address.ts';

it.each(['8.8.8.8', '172.32.0.1', '100.63.255.255', '2606:4700::1111', '2400:cb00::1'])(
  '%s is a public address',
  (address) => expect(isPublicAddress(address)).toBe(true),
);

it.each([
  ...['0.0.0.0', '10.0.0.5', '100.64.0.1', '127.0.0.1', '127.8.8.8', '169.254.169.254', '172.16.0.1'],
  ...[
    '172.31.255.255',
    '192.0.0.8',
    '192.168.1.1',
    '198.18.0.1',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
  ],
  ...['::', '::1', '::ffff:10.0.0.5', '::ffff:8.8.8.8', '64:ff9b::a00:5', 'fc00::1', 'fd12::1', 'fe80::1'],
  ...['ff02::1', '2001:db8::1', '2001::1', '2002:a00:5::1'],
])('%s is not a public address', (address) => expect(isPublicAddress(address)).toBe(false));
