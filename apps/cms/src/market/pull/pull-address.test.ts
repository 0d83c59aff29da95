import { describe, expect, it } from 'vitest';
import { isPublicAddress } from './public-address.ts';
import { issueOfAddress } from './pull-address.ts';

const codeOf = (address: string, ...hosts: string[]) => issueOfAddress(address, hosts)?.code ?? null;

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

describe('figures', () => {
  it.each(['https://kurs.bank.example/', 'https://8.8.8.8:8443/kurs?x=1', 'https://[2606:4700::1111]/'])(
    'can be fetched from %s',
    (address) => expect(codeOf(address)).toBeNull(),
  );

  it.each(['kurs', 'http://elsewhere.example/', 'ftp://127.0.0.1/', 'https://a:b@elsewhere.example/'])(
    'cannot be fetched from %s, allowed or not',
    (address) => expect(codeOf(address, 'elsewhere.example', '127.0.0.1')).toBe('badAddress'),
  );

  it.each([
    'https://169.254.169.254/latest',
    'https://10.0.0.5/',
    'https://[::1]/',
    'https://[fd00::1]/',
    'https://[::ffff:a00:5]/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://localhost/',
    'https://core.localhost/',
    'http://127.0.0.1:8080/',
  ])('cannot be fetched from %s, which is internal', (address) =>
    expect(codeOf(address)).toBe('innerAddress'),
  );

  it.each([
    ['https://10.0.0.5/kurs', '10.0.0.5'],
    ['https://10.0.0.5/kurs', '10.0.0.5:443'],
    ['http://127.0.0.1:8080/kurs', '127.0.0.1:8080'],
    ['http://127.0.0.1/kurs', '127.0.0.1:80'],
    ['https://[fd00::1]:8443/kurs', '[fd00::1]:8443'],
    ['https://CORE.localhost/', 'Core.LOCALHOST'],
  ])('can be fetched from %s if %s is allowed', (address, host) => expect(codeOf(address, host)).toBeNull());

  it('cannot be fetched from another port of an allowed host; the error names the required entry', () => {
    expect(issueOfAddress('https://10.0.0.5:22/', ['10.0.0.5:8443'])).toMatchObject({
      code: 'innerAddress',
      values: { host: '10.0.0.5:22' },
    });
  });
});
