import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createBuiltApp, isolatedEnvironment } from './built-app.mjs';

/** @type {string} */
let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'beranda-built-'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

it('has free ports, generated secrets and nothing of the user’s configuration', async () => {
  vi.stubEnv('DATABASE_URL', 'postgres://localhost/production');
  vi.stubEnv('SITE_URL', 'https://www.bank.example');
  const environment = await isolatedEnvironment(folder, { settings: { LOG_LEVEL: 'error' } });
  const { SITE_PORT, CMS_PORT, INTERNAL_PORT } = environment;
  expect(new Set([SITE_PORT, CMS_PORT, INTERNAL_PORT]).size).toBe(3);
  expect(environment.SITE_URL).toBe(`http://localhost:${SITE_PORT}`);
  expect(environment).toMatchObject({ DATA_DIR: folder, LOG_LEVEL: 'error', NODE_ENV: 'production' });
  expect(environment.SERVICE_KEY).toBeTruthy();
  expect(environment.DATABASE_URL).toBeUndefined();
});

it('has no process id, and nothing to stop, before it is started', async () => {
  const app = createBuiltApp('site', await isolatedEnvironment(folder));
  expect(() => app.pid()).toThrow('site is not running');
  await app.stop();
  await app.kill();
});
