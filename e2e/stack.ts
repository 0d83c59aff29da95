import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type App, readinessOf, serviceOf } from '../scripts/lib/apps.mjs';
import { loadEnvironment } from '../scripts/lib/environment.mjs';
import { ROOT } from '../scripts/lib/paths.mjs';
import { getFreePort } from '../scripts/lib/ports.mjs';
import { loadSecrets } from '../scripts/lib/secrets.mjs';

const READY_WITHIN_MS = 60_000;

/** Both applications as built, with a copy of the seeded database and ports of their own. */
export type Stack = {
  siteUrl: string;
  cmsUrl: string;
  start(app: App): Promise<void>;
  /** As an operator stops it; resolves when the process has ended. */
  stop(app: App): Promise<void>;
  /** As a crash or a pulled plug does. */
  kill(app: App): Promise<void>;
  dispose(): Promise<void>;
};

/** One that other journeys use as well: nobody may stop it. */
export type SharedStack = Pick<Stack, 'siteUrl' | 'cmsUrl'>;

/** Nothing of the machine's own configuration, above all not its database. */
export async function stackEnvironment(dataDirectory: string): Promise<NodeJS.ProcessEnv> {
  const ports = {
    SITE_PORT: await getFreePort(),
    CMS_PORT: await getFreePort(),
    INTERNAL_PORT: await getFreePort(),
  };
  const { PATH, HOME, LANG, XDG_CACHE_HOME } = process.env;
  const environment = loadEnvironment(dataDirectory, {
    PATH,
    HOME,
    LANG,
    XDG_CACHE_HOME,
    NODE_ENV: 'production',
    DATA_DIR: dataDirectory,
    SITE_URL: `http://localhost:${ports.SITE_PORT}`,
    CMS_URL: `http://127.0.0.1:${ports.CMS_PORT}`,
    ...Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)])),
    FORM_RATE_PER_MINUTE: '100',
    DRAIN_SECONDS: '0',
    COPY_CONTENT: 'off',
    LOG_LEVEL: 'warn',
  });
  return { ...loadSecrets(dataDirectory, environment, () => {}), ...environment };
}

/** @param settings environment variables besides the usual ones, or in place of them. */
export async function startStack(settings: Record<string, string> = {}): Promise<Stack> {
  const template = process.env.BERANDA_E2E_TEMPLATE;
  if (!template) throw new Error('there is no seeded template; run through the Playwright configuration');
  const dataDirectory = mkdtempSync(path.join(tmpdir(), 'beranda-e2e-'));
  cpSync(template, dataDirectory, { recursive: true });
  const environment = { ...(await stackEnvironment(dataDirectory)), ...settings };
  const running = new Map<App, ChildProcess>();

  async function start(app: App): Promise<void> {
    const { command, args, cwd, env } = serviceOf(ROOT, app, 'start', environment);
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'inherit', 'inherit'] });
    running.set(app, child);
    const { url } = readinessOf(environment, app);
    const until = Date.now() + READY_WITHIN_MS;
    while (Date.now() < until) {
      if (child.exitCode !== null) throw new Error(`${app} ended with code ${child.exitCode}`);
      const isReady = await fetch(url).then(
        (response) => response.ok,
        () => false,
      );
      if (isReady) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(`${app} was not ready within ${READY_WITHIN_MS} ms`);
  }

  async function end(app: App, signal: NodeJS.Signals): Promise<void> {
    const child = running.get(app);
    running.delete(app);
    if (!child || child.exitCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }

  const stack: Stack = {
    siteUrl: String(environment.SITE_URL),
    cmsUrl: String(environment.CMS_URL),
    start,
    stop: (app) => end(app, 'SIGTERM'),
    kill: (app) => end(app, 'SIGKILL'),
    async dispose() {
      await Promise.all([end('site', 'SIGTERM'), end('cms', 'SIGTERM')]);
      rmSync(dataDirectory, { recursive: true, force: true });
    },
  };
  try {
    await start('cms');
    await start('site');
  } catch (error) {
    await stack.dispose();
    throw error;
  }
  return stack;
}
