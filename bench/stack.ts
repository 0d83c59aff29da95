import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApps } from '../scripts/lib/build.mjs';
import { createBuiltApp, isolatedEnvironment } from '../scripts/lib/built-app.mjs';
import { ROOT } from '../scripts/lib/paths.mjs';
import { prepareDatabase } from '../scripts/lib/prepare-database.mjs';

/** Both built applications in production mode, with their own database and ports. */
export type Stack = {
  siteUrl: string;
  cmsUrl: string;
  internalUrl: string;
  /** Holds the database. */
  dataDirectory: string;
  serviceKey: string;
  /** Encrypts sensitive answers; base64. */
  encryptionKey: string;
  /** Undefined on SQLite. */
  databaseUrl: string | undefined;
  /** Process id of the back office. */
  cmsPid(): number;
  /** Process id of the site. */
  sitePid(): number;
  startSite(): Promise<void>;
  /** Starts the site without waiting until it is ready. */
  spawnSite(): void;
  stopSite(): Promise<void>;
  startCms(): Promise<void>;
  /** SIGKILL, like a crash. */
  killCms(): Promise<void>;
  stop(): Promise<void>;
};

/** @param settings environment variables that override the defaults */
export async function startStack(signal: AbortSignal, settings: Record<string, string> = {}): Promise<Stack> {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'beranda-bench-'));
  const environment = await isolatedEnvironment(dataDirectory, {
    siteHost: '127.0.0.1',
    settings: { BERANDA_BENCH: '1', ...settings },
  });
  await buildApps({ root: ROOT, env: environment, signal });
  const cms = createBuiltApp('cms', environment, { signal });
  const site = createBuiltApp('site', environment, { signal });

  const stack: Stack = {
    siteUrl: environment.SITE_URL,
    cmsUrl: environment.CMS_URL,
    dataDirectory,
    serviceKey: String(environment.SERVICE_KEY),
    encryptionKey: String(environment.ENCRYPTION_KEY),
    databaseUrl: environment.DATABASE_URL,
    cmsPid: cms.pid,
    internalUrl: `http://127.0.0.1:${environment.INTERNAL_PORT}`,
    sitePid: site.pid,
    spawnSite: () => void site.spawn(),
    startSite: () => site.start(),
    stopSite: site.stop,
    startCms: () => cms.start(),
    killCms: cms.kill,
    async stop() {
      await Promise.all([site.stop(), cms.stop()]);
      rmSync(dataDirectory, { recursive: true, force: true });
    },
  };
  try {
    await prepareDatabase({ root: ROOT, environment, signal });
    await cms.start();
    await site.start();
  } catch (error) {
    await stack.stop();
    throw error;
  }
  return stack;
}

/** A random password. */
export function makePassword(): string {
  return `${randomBytes(18).toString('base64url')}aA1!`;
}
