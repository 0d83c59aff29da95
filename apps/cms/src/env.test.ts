import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { EnvironmentError, envForBuilding, parseEnv } from './env.ts';

const good = {
  PAYLOAD_SECRET: 'p'.repeat(32),
  SERVICE_KEY: 's'.repeat(32),
  ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64'),
};

describe('environment', () => {
  it('needs only the three secrets', () => {
    const env = parseEnv(good);
    expect(env).toMatchObject({
      mode: 'production',
      host: '127.0.0.1',
      port: 3001,
      cmsUrl: 'http://127.0.0.1:3001',
      siteUrl: 'http://localhost:3000',
      databaseUrl: undefined,
    });
    expect([...env.encryptionKeys]).toEqual([['default', Buffer.alloc(32, 7)]]);
    expect(path.basename(env.dataDir)).toBe('data');
  });

  describe('the keys of personal data', () => {
    const base64 = (byte: number) => Buffer.alloc(32, byte).toString('base64');
    const { ENCRYPTION_KEY, ...others } = good;
    const idsOf = (variables: object) => [...parseEnv({ ...others, ...variables }).encryptionKeys.keys()];

    it('are a list, of which the first one writes', () => {
      const ENCRYPTION_KEYS = `2026-11:${base64(1)}, 2025:${base64(2)}`;
      expect(idsOf({ ENCRYPTION_KEYS })).toEqual(['2026-11', '2025']);
    });

    it('end with the single key, which then only reads', () => {
      expect(idsOf({ ENCRYPTION_KEY, ENCRYPTION_KEYS: `new:${base64(1)}` })).toEqual(['new', 'default']);
      for (const id of ['default', 'old'])
        expect(
          idsOf({ ENCRYPTION_KEY, ENCRYPTION_KEYS: `new:${base64(1)},${id}:${ENCRYPTION_KEY}` }),
        ).toEqual(['new', id]);
    });

    it.each([
      ['a key without id', base64(1), 'entry 1 must be an id'],
      ['a short key', `a:${base64(1)},b:AAAA`, 'entry 2 must be an id'],
      ['an empty entry', `a:${base64(1)},`, 'entry 2 must be an id'],
      ['an id with a dot', `a.b:${base64(1)}`, 'entry 1 must be an id'],
      ['one id twice', `a:${base64(1)},a:${base64(2)}`, 'two keys with the id a'],
      ['one key twice', `a:${base64(1)},b:${base64(1)}`, 'the same key under the ids a and b'],
      ['another default key', `default:${base64(1)}`, 'another key with the id default'],
    ])('are rejected with %s, without naming a key', (_what, ENCRYPTION_KEYS, expected) => {
      const attempt = () => parseEnv({ ...good, ENCRYPTION_KEYS });
      expect(attempt).toThrow(EnvironmentError);
      expect(attempt).toThrow(expected);
      expect(attempt).not.toThrow(base64(1));
    });
  });

  it('treats an empty variable as missing', () => {
    expect(parseEnv({ ...good, DATABASE_URL: '', CMS_PORT: ' ' }).port).toBe(3001);
  });

  it('removes trailing slashes of addresses', () => {
    expect(parseEnv({ ...good, SITE_URL: 'https://www.bank.example/' }).siteUrl).toBe(
      'https://www.bank.example',
    );
  });

  it.each([
    ['tcp://127.0.0.1:3310', { host: '127.0.0.1', port: 3310 }],
    ['tcp://[::1]:3310', { host: '::1', port: 3310 }],
    ['tcp://clamav.bank.internal:3310', { host: 'clamav.bank.internal', port: 3310 }],
    ['unix:/run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
  ])('parses %s as the address of the virus scanner', (CLAMD_ADDRESS, address) => {
    expect(parseEnv({ ...good, CLAMD_ADDRESS }).clamd).toEqual(address);
  });

  it.each(['127.0.0.1:3310', 'tcp://host', 'http://host:3310', 'unix:clamd.ctl'])(
    'rejects %s as the address of the virus scanner',
    (CLAMD_ADDRESS) => {
      expect(() => parseEnv({ ...good, CLAMD_ADDRESS })).toThrow(/CLAMD_ADDRESS must be an address/);
    },
  );

  it('parses the internal hosts from which figures may be fetched', () => {
    expect(parseEnv(good).pullHosts).toEqual([]);
    const MARKET_PULL_HOSTS = 'core.bank.internal:8443, 10.0.0.5,[fd00::1]:8443';
    expect(parseEnv({ ...good, MARKET_PULL_HOSTS }).pullHosts).toEqual([
      'core.bank.internal:8443',
      '10.0.0.5',
      '[fd00::1]:8443',
    ]);
  });

  it.each([
    'https://cms.bank.example',
    'http://localhost:3001',
    'http://127.0.0.1:4000',
    'http://[::1]:3001',
  ])('accepts %s as address for staff', (address) => {
    expect(parseEnv({ ...good, CMS_URL: address }).cmsUrl).toBe(address);
  });

  it.each([
    ['PAYLOAD_SECRET', undefined, 'is missing'],
    ['PAYLOAD_SECRET', 'short', 'at least 32'],
    ['SERVICE_KEY', undefined, 'is missing'],
    ['SERVICE_KEY', 'x'.repeat(31), 'at least 32'],
    ['ENCRYPTION_KEY', undefined, 'is missing'],
    ['ENCRYPTION_KEY', Buffer.alloc(31).toString('base64'), '32 bytes'],
    ['ENCRYPTION_KEY', 'not base64 at all!', '32 bytes'],
    ['FEED_KEY', 'x'.repeat(31), 'at least 32'],
    ['MARKET_PULL_HOSTS', 'https://core.bank.internal/', 'hosts such as'],
    ['MARKET_PULL_HOSTS', 'core.bank.internal:84430', 'hosts such as'],
    ['MARKET_PULL_HOSTS', 'core.bank.internal,,other', 'hosts such as'],
    ['CMS_PORT', '0', 'port'],
    ['CMS_PORT', '65536', 'port'],
    ['CMS_PORT', 'three', 'port'],
    ['CMS_URL', 'bank.example', 'address'],
    ['CMS_URL', 'http://cms.bank.example', 'must be https: unless'],
    ['CMS_URL', 'http://10.0.0.7:3001', 'nobody could sign in'],
    ['CMS_URL', 'http://localhost.bank.example', 'must be https:'],
    ['SITE_URL', 'ftp://bank.example', 'address'],
    ['DATABASE_URL', 'mysql://x', 'postgres://'],
    ['SMTP_URL', 'http://mail', 'smtp://'],
    ['MAIL_FROM', 'nobody', 'mail address'],
    ['SECOND_FACTOR', 'some', 'must be everyone, off, or roles'],
    ['SECOND_FACTOR', 'editor,everyone', 'must be everyone, off, or roles'],
    ['OIDC_ISSUER', 'http://login.bank.example', 'must be https:'],
    ['OIDC_ISSUER', 'https://login.bank.example', 'OIDC_CLIENT_ID is missing'],
    ['OIDC_ROLES', 'staff', 'group=role'],
    ['OIDC_ROLES', 'staff=emperor', 'must name roles'],
    ['OIDC_CREATE_ACCOUNTS', 'yes', 'on or off'],
    ['PASSWORD_SIGN_IN_FOR', 'nobody', 'mail addresses'],
    ['PASSWORD_SIGN_IN_FOR', 'admin@bank.example', 'OIDC_ISSUER is missing'],
    ['LOG_LEVEL', 'loud', 'must be fatal'],
    ['NODE_ENV', 'staging', 'must be production'],
  ])('reports %s when it is %o', (name, value, expected) => {
    const attempt = () => parseEnv({ ...good, [name]: value });
    expect(attempt).toThrow(EnvironmentError);
    expect(attempt).toThrow(name);
    expect(attempt).toThrow(expected);
  });

  it('requires a second factor of everyone, except on an address of this machine only', () => {
    const rule = (settings: Record<string, string>) => parseEnv({ ...good, ...settings }).secondFactorFor;
    expect(rule({ CMS_URL: 'https://cms.bank.example' })).toBe('everyone');
    expect(rule({ CMS_URL: 'http://127.0.0.1:3001' })).toEqual([]);
    expect(rule({ CMS_URL: 'http://127.0.0.1:3001', SECOND_FACTOR: 'everyone' })).toBe('everyone');
    expect(rule({ CMS_URL: 'https://cms.bank.example', SECOND_FACTOR: 'off' })).toEqual([]);
    expect(rule({ SECOND_FACTOR: 'administrator, treasury' })).toEqual(['administrator', 'treasury']);
  });

  it('reports all invalid variables at once, without values', () => {
    const attempt = () => parseEnv({ ...good, CMS_PORT: 'three', SERVICE_KEY: 'my-little-secret' });
    expect(attempt).toThrow(/CMS_PORT.*SERVICE_KEY/);
    expect(attempt).not.toThrow(/my-little-secret/);
  });

  it('has placeholders for builds without secrets', () => {
    expect(envForBuilding().databaseUrl).toBeUndefined();
    expect(envForBuilding({ DATABASE_URL: 'postgres://somewhere/db' }).databaseUrl).toBe(
      'postgres://somewhere/db',
    );
  });
});
