import { describe, expect, it } from 'vitest';
import { issueOfAddress } from './pull-address.ts';

const codeOf = (address: string, ...hosts: string[]) => issueOfAddress(address, hosts)?.code ?? null;

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
