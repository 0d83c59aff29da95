import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readinessOf, serviceOf, wantedPorts } from './apps.mjs';
import { loadEnvironment } from './environment.mjs';
import { PINNED_NODE } from './paths.mjs';

/** @type {string} */
let root;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'beranda-apps-'));
  mkdirSync(join(root, 'apps/site'), { recursive: true });
  writeFileSync(
    join(root, 'apps/site/package.json'),
    JSON.stringify({ scripts: { start: 'exec node dist/server/main.js --quiet', build: 'vite build' } }),
  );
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

it('starts the process behind a script of package.json on the pinned Node.js', () => {
  const service = serviceOf(root, 'site', 'start', { PATH: '/bin', PAYLOAD_SECRET: 'not for the site' });

  expect(service).toMatchObject({
    name: 'site',
    command: PINNED_NODE,
    args: ['dist/server/main.js', '--quiet'],
    cwd: join(root, 'apps/site'),
  });
  expect(service.env).not.toHaveProperty('PAYLOAD_SECRET');
});

it('gives the site time to finish after draining', () => {
  const stopWithin = (/** @type {NodeJS.ProcessEnv} */ environment) =>
    serviceOf(root, 'site', 'start', environment).stopWithinMs;

  expect([stopWithin({}), stopWithin({ DRAIN_SECONDS: '30' })]).toEqual([12_000, 40_000]);
});

it('rejects a script that is not a plain Node.js command', () => {
  expect(() => serviceOf(root, 'site', 'build', {})).toThrow('does not start with node');
});

it('lists every port of a configuration', () => {
  const environment = loadEnvironment(root, { SITE_HOST: '0.0.0.0', SITE_PORT: '4000' });

  expect(wantedPorts(environment).map(({ host, port }) => `${host}:${port}`)).toEqual([
    '0.0.0.0:4000',
    '127.0.0.1:3001',
    '127.0.0.1:3002',
  ]);
});

it('probes the site with its public host name, which may be the only one allowed', () => {
  const environment = loadEnvironment(root, { SITE_HOST: '0.0.0.0', SITE_URL: 'https://www.bank.example' });

  expect(readinessOf(environment, 'site')).toEqual({
    url: 'http://127.0.0.1:3000/readyz',
    aliveUrl: 'http://127.0.0.1:3000/healthz',
    host: 'www.bank.example',
  });
  const backOffice = 'http://127.0.0.1:3001/api/healthz';
  expect(readinessOf(environment, 'cms')).toEqual({ url: backOffice, aliveUrl: backOffice });
});
