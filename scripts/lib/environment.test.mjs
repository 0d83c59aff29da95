import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { environmentFor, loadEnvironment, reachableHost, readPort } from './environment.mjs';

/** @type {string} */
let root;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'beranda-env-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

it('has a default for everything', () => {
  expect(loadEnvironment(root, {})).toEqual({
    SITE_HOST: '127.0.0.1',
    SITE_PORT: '3000',
    INTERNAL_PORT: '3002',
    CMS_HOST: '127.0.0.1',
    CMS_PORT: '3001',
    DATA_DIR: join(root, 'data'),
    SITE_URL: 'http://localhost:3000',
    CMS_URL: 'http://127.0.0.1:3001',
  });
});

it('prefers the process environment to the file, and the file to defaults', () => {
  writeFileSync(join(root, '.env'), 'SITE_PORT=4000\nCMS_PORT="4001" # back office\nDATA_DIR=elsewhere\n');

  expect(loadEnvironment(root, { SITE_PORT: '5000' })).toMatchObject({
    SITE_PORT: '5000',
    SITE_URL: 'http://localhost:5000',
    CMS_PORT: '4001',
    CMS_URL: 'http://127.0.0.1:4001',
    DATA_DIR: join(root, 'elsewhere'),
  });
});

it('ignores empty variables', () => {
  writeFileSync(join(root, '.env'), 'SITE_URL=\nCMS_PORT=4001\n');

  const environment = loadEnvironment(root, { CMS_PORT: '', DATABASE_URL: '' });

  expect(environment).toMatchObject({ SITE_URL: 'http://localhost:3000', CMS_PORT: '4001' });
  expect(environment).not.toHaveProperty('DATABASE_URL');
});

it('reaches a server that listens on all interfaces by loopback', () => {
  expect(loadEnvironment(root, { CMS_HOST: '0.0.0.0' }).CMS_URL).toBe('http://127.0.0.1:3001');
  expect(reachableHost('::')).toBe('[::1]');
  expect(reachableHost('::1')).toBe('[::1]');
});

it('does not give the public site the keys to the database and to encrypted data', () => {
  const environment = {
    PAYLOAD_SECRET: 'p',
    ENCRYPTION_KEY: 'e',
    ENCRYPTION_KEYS: 'ee',
    DATABASE_URL: 'd',
    FEED_KEY: 'f',
    SMTP_URL: 'm',
    CLAMD_ADDRESS: 'a',
    COOKIE_SECRET: 'c',
    SERVICE_KEY: 's',
  };

  expect(environmentFor(environment, 'site')).toEqual({ COOKIE_SECRET: 'c', SERVICE_KEY: 's' });
  expect(environmentFor(environment, 'cms')).not.toHaveProperty('COOKIE_SECRET');
});

it.each(['abc', '0', '65536', '-1', '80.5', '1e3', ' 80', ''])('rejects %j as a port', (value) => {
  expect(() => readPort({ SITE_PORT: value }, 'SITE_PORT')).toThrow(/SITE_PORT must be a port number/);
});

it.each(['www.bank.example', 'ftp://bank.example', 'https://'])('rejects %j as an address', (value) => {
  expect(() => loadEnvironment(root, { SITE_URL: value })).toThrow(/SITE_URL must be an address/);
});
