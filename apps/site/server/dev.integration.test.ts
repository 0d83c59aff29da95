import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { freePort, waitUntil } from '../testing/start-site.ts';

it('the development server stops immediately, without draining', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'beranda-dev-'));
  const port = await freePort();
  const server = spawn(process.execPath, ['server/dev.ts'], {
    cwd: path.join(import.meta.dirname, '..'),
    stdio: 'ignore',
    env: {
      ...process.env,
      NODE_ENV: 'development',
      SITE_URL: `http://localhost:${port}`,
      SITE_PORT: String(port),
      INTERNAL_PORT: String(await freePort()),
      CMS_URL: `http://127.0.0.1:${await freePort()}`,
      DATA_DIR: dataDir,
      SERVICE_KEY: 'service-key-for-tests-only-0123456789',
      COOKIE_SECRET: 'cookie-secret-for-tests-only-0123456789',
      DRAIN_SECONDS: '300',
    },
  });
  try {
    const exited = once(server, 'exit');
    await waitUntil(
      () =>
        fetch(`http://localhost:${port}/healthz`).then(
          ({ ok }) => ok,
          () => false,
        ),
      (isUp) => isUp || server.exitCode !== null,
      60_000,
    );
    server.kill('SIGTERM');
    expect(await exited).toEqual([0, null]);
  } finally {
    server.kill('SIGKILL');
    await rm(dataDir, { recursive: true, force: true });
  }
});
