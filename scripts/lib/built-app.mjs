import { readinessOf, serviceOf } from './apps.mjs';
import { loadEnvironment } from './environment.mjs';
import { ROOT } from './paths.mjs';
import { getFreePort } from './ports.mjs';
import { ensureSecrets } from './secrets.mjs';
import { createSupervisor } from './supervisor.mjs';
import { UserError } from './user-error.mjs';
import { waitUntilReady } from './wait-until-ready.mjs';

/** @typedef {Awaited<ReturnType<typeof isolatedEnvironment>>} IsolatedEnvironment */
/** @typedef {ReturnType<typeof createBuiltApp>} BuiltApp */

const READY_WITHIN_MS = 120_000;
const MAX_LINES = 40;

/**
 * The environment of both built applications for tests and benchmarks: free ports, and nothing of the user's own
 * configuration, above all not their database.
 * @param {string} dataDirectory
 * @param {{ siteHost?: string, settings?: Record<string, string> }} [options] `settings` override the defaults
 */
export async function isolatedEnvironment(dataDirectory, { siteHost = 'localhost', settings = {} } = {}) {
  const [SITE_PORT = '', CMS_PORT = '', INTERNAL_PORT = ''] = await getFreePorts(3);
  const { PATH, HOME, LANG, XDG_CACHE_HOME } = process.env;
  const environment = loadEnvironment(dataDirectory, {
    PATH,
    HOME,
    LANG,
    XDG_CACHE_HOME,
    NODE_ENV: 'production',
    DATA_DIR: dataDirectory,
    SITE_URL: `http://${siteHost}:${SITE_PORT}`,
    SITE_PORT,
    CMS_PORT,
    INTERNAL_PORT,
    LOG_LEVEL: 'warn',
    COPY_CONTENT: 'off',
    ...settings,
  });
  return { ...ensureSecrets(dataDirectory, environment, () => {}), ...environment };
}

/** @param {number} count */
async function getFreePorts(count) {
  const ports = new Set();
  while (ports.size < count) ports.add(await getFreePort());
  return [...ports].map(String);
}

/**
 * One built application that tests and benchmarks start, stop and kill.
 * @param {import('./apps.mjs').App} app
 * @param {NodeJS.ProcessEnv} environment
 * @param {{ signal?: AbortSignal, onLine?: (line: string) => void }} [options] `signal` aborts waiting for a start,
 *   `onLine` gets each line of output
 */
export function createBuiltApp(app, environment, { signal, onLine } = {}) {
  /** @type {string[]} */
  const lines = [];
  /** @type {{ supervisor: ReturnType<typeof createSupervisor>, handle: ReturnType<ReturnType<typeof createSupervisor>['start']> } | undefined} */
  let running;

  /** Starts the process without waiting until it is ready. */
  function spawn() {
    const supervisor = createSupervisor({
      onLine: (_name, line) => {
        lines.push(line);
        lines.splice(0, lines.length - MAX_LINES);
        onLine?.(line);
      },
      onEvent: () => {},
    });
    const handle = supervisor.start(serviceOf(ROOT, app, 'start', environment));
    running = { supervisor, handle };
    return handle;
  }

  return {
    spawn,
    /**
     * Starts the process and waits until it is ready, or (`until: 'alive'`) answers at all.
     * @param {'ready' | 'alive'} [until]
     */
    async start(until = 'ready') {
      const { earlyExit } = spawn();
      const { url, aliveUrl, host } = readinessOf(environment, app);
      const exited = new AbortController();
      const result = await Promise.race([
        waitUntilReady(until === 'ready' ? url : aliveUrl, {
          ...(host && { host }),
          withinMs: READY_WITHIN_MS,
          signal: AbortSignal.any([exited.signal, ...(signal ? [signal] : [])]),
        }),
        earlyExit,
      ]);
      if (result === true) return;
      exited.abort();
      throw new UserError(`${app} did not become ready (${result || 'timeout'}).`, lines.join('\n'));
    },
    /** Graceful shutdown with SIGTERM. */
    async stop() {
      await running?.supervisor.stop();
      running = undefined;
    },
    /** Kills the process with SIGKILL, like a crash. */
    async kill() {
      const handle = running?.handle;
      running = undefined;
      if (handle?.pid === undefined) return;
      process.kill(handle.pid, 'SIGKILL');
      await handle.earlyExit;
    },
    /** @returns the process id. @throws Error when the process is not running. */
    pid() {
      const pid = running?.handle.pid;
      if (pid === undefined) throw new Error(`${app} is not running`);
      return pid;
    },
  };
}
