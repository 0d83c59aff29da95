import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readinessOf, serviceOf } from '../scripts/lib/apps.mjs';
import { buildApps } from '../scripts/lib/build.mjs';
import { loadEnvironment } from '../scripts/lib/environment.mjs';
import { ROOT } from '../scripts/lib/paths.mjs';
import { getFreePort } from '../scripts/lib/ports.mjs';
import { prepareDatabase } from '../scripts/lib/prepare-database.mjs';
import { loadSecrets } from '../scripts/lib/secrets.mjs';
import { createSupervisor } from '../scripts/lib/supervisor.mjs';
import { UserError } from '../scripts/lib/user-error.mjs';
import { waitUntilReady } from '../scripts/lib/wait-until-ready.mjs';

const READY_WITHIN_MS = 120_000;
const MAX_LINES = 40;

/** Both built applications in production mode, with their own database and ports. */
export type Stack = {
  siteUrl: string;
  cmsUrl: string;
  internalUrl: string;
  /** Holds the database. */
  dataDirectory: string;
  serviceKey: string;
  /** Process id of the site. */
  sitePid(): number;
  startSite(): Promise<void>;
  /** Starts the site without waiting until it is ready. */
  spawnSite(): void;
  stopSite(): Promise<void>;
  stop(): Promise<void>;
};

export async function startStack(signal: AbortSignal): Promise<Stack> {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'beranda-bench-'));
  const environment = await benchEnvironment(dataDirectory);
  await buildApps({ root: ROOT, env: environment, signal });

  const lines: string[] = [];
  const newSupervisor = () =>
    createSupervisor({
      onLine: (name, line) => {
        lines.push(`${name} │ ${line}`);
        lines.splice(0, lines.length - MAX_LINES);
      },
      onEvent: () => {},
    });
  const cms = newSupervisor();
  let site = newSupervisor();
  let siteHandle: ReturnType<typeof site.start> | undefined;

  async function waitFor(app: 'site' | 'cms', earlyExit: Promise<string>): Promise<void> {
    const { url, host } = readinessOf(environment, app);
    const result = await Promise.race([
      waitUntilReady(url, { host, withinMs: READY_WITHIN_MS, signal }),
      earlyExit,
    ]);
    if (result !== true) {
      throw new UserError(
        `${app} did not become ready (${result || 'no answer in time'}).`,
        lines.join('\n'),
      );
    }
  }

  const stack: Stack = {
    siteUrl: environment.SITE_URL,
    cmsUrl: environment.CMS_URL,
    dataDirectory,
    serviceKey: String(environment.SERVICE_KEY),
    internalUrl: `http://127.0.0.1:${environment.INTERNAL_PORT}`,
    sitePid() {
      const pid = siteHandle?.pid;
      if (pid === undefined) throw new Error('The site does not run');
      return pid;
    },
    spawnSite() {
      siteHandle = site.start(serviceOf(ROOT, 'site', 'start', environment));
    },
    async startSite() {
      stack.spawnSite();
      if (siteHandle) await waitFor('site', siteHandle.earlyExit);
    },
    async stopSite() {
      await site.stop();
      site = newSupervisor();
      siteHandle = undefined;
    },
    async stop() {
      await Promise.all([site.stop(), cms.stop()]);
      rmSync(dataDirectory, { recursive: true, force: true });
    },
  };
  try {
    await prepareDatabase({ root: ROOT, environment, signal });
    await waitFor('cms', cms.start(serviceOf(ROOT, 'cms', 'start', environment)).earlyExit);
    await stack.startSite();
  } catch (error) {
    await stack.stop();
    throw error;
  }
  return stack;
}

/** An environment without the configuration of the user, above all without their database. */
async function benchEnvironment(dataDirectory: string) {
  const [SITE_PORT, CMS_PORT, INTERNAL_PORT] = await getFreePorts(3);
  const { PATH, HOME, LANG, TZ } = process.env;
  const environment = loadEnvironment(dataDirectory, {
    ...Object.fromEntries(Object.entries({ PATH, HOME, LANG, TZ }).filter(([, value]) => value)),
    NODE_ENV: 'production',
    DATA_DIR: dataDirectory,
    SITE_URL: `http://127.0.0.1:${SITE_PORT}`,
    SITE_PORT,
    CMS_PORT,
    INTERNAL_PORT,
    LOG_LEVEL: 'warn',
    BERANDA_BENCH: '1',
    // Background work after a start would distort the figures.
    COPY_CONTENT: 'off',
  });
  return { ...loadSecrets(dataDirectory, environment, () => {}), ...environment };
}

async function getFreePorts(count: number): Promise<string[]> {
  const ports = new Set<number>();
  while (ports.size < count) ports.add(await getFreePort());
  return [...ports].map(String);
}

/** A random password. */
export function makePassword(): string {
  return `${randomBytes(18).toString('base64url')}aA1!`;
}
