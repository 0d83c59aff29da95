import { readinessOf, serviceOf, wantedPorts } from './apps.mjs';
import { buildApps } from './build.mjs';
import { ensureDataDirectory } from './data-directory.mjs';
import { loadEnvironment } from './environment.mjs';
import { inParallel } from './in-parallel.mjs';
import { ROOT } from './paths.mjs';
import { ensurePortsAreFree } from './ports.mjs';
import { isNewDatabase, prepareDatabase } from './prepare-database.mjs';
import { ensureSecrets } from './secrets.mjs';
import { onStopRequest } from './stop-request.mjs';
import { createSupervisor } from './supervisor.mjs';
import { reportError, UserError } from './user-error.mjs';
import { waitUntilReady } from './wait-until-ready.mjs';
import { welcome } from './welcome.mjs';

const ALIVE_WITHIN_MS = 120_000;
/** The site is ready once it has content and its first search index, or has waited 15 seconds for the index. */
const CONTENT_WITHIN_MS = 30_000;
const CONTENT_PAUSE_MS = 1_000;
const NAME_WIDTH = 4;

/**
 * Builds, prepares and runs both applications until a signal stops them.
 * @param {{ isDevelopment: boolean }} options
 * @returns {Promise<number>} the exit code
 */
export async function start({ isDevelopment }) {
  const startedAt = performance.now();
  const aborted = new AbortController();
  const stopRequested = new Promise((resolve) => {
    onStopRequest((signal) => {
      aborted.abort(new Error(`Stopped by ${signal}`));
      resolve(undefined);
    });
  });
  const supervisor = createSupervisor({
    onLine: (name, line) => console.log(`${name.padEnd(NAME_WIDTH)} │ ${line}`),
    onEvent: (sentence) => console.log(sentence),
  });

  try {
    const environment = await prepare(isDevelopment, aborted.signal);
    const hasContent = await startBoth(supervisor, environment, isDevelopment, aborted.signal);
    const seconds = (performance.now() - startedAt) / 1_000;
    console.log(await welcome(environment, { seconds, hasContent }));
    await stopRequested;
    console.log('\nStopping …');
    await supervisor.stop();
    console.log('Stopped.');
    return 0;
  } catch (error) {
    await supervisor.stop();
    if (aborted.signal.aborted) return 0;
    reportError(error);
    return 1;
  }
}

/**
 * @param {boolean} isDevelopment
 * @param {AbortSignal} signal
 */
async function prepare(isDevelopment, signal) {
  const environment = loadEnvironment(ROOT, process.env);
  await ensurePortsAreFree(wantedPorts(environment));
  ensureDataDirectory(environment.DATA_DIR);
  const secrets = ensureSecrets(environment.DATA_DIR, environment, (sentence) => console.warn(sentence));
  const complete = {
    ...secrets,
    ...environment,
    NODE_ENV: isDevelopment ? 'development' : 'production',
  };
  /** @param {AbortSignal} stop */
  const build = async (stop) => {
    if (!isDevelopment) await buildApps({ root: ROOT, env: complete, signal: stop });
  };
  /** @param {AbortSignal} stop */
  const database = (stop) => prepareDatabase({ root: ROOT, environment: complete, signal: stop });
  if (isNewDatabase(complete)) await inParallel(signal, [database, build]);
  else {
    // A database with content is migrated only for a version that can be built.
    await build(signal);
    await database(signal);
  }
  return complete;
}

/**
 * The back office first: the site has something to show the moment that it comes up. On an empty database it has
 * nothing, and stays up, since what it waits for is written in the back office.
 * @param {ReturnType<typeof createSupervisor>} supervisor
 * @param {NodeJS.ProcessEnv} environment
 * @param {boolean} isDevelopment
 * @param {AbortSignal} signal
 * @returns {Promise<boolean>} whether the site has something to show
 */
async function startBoth(supervisor, environment, isDevelopment, signal) {
  /** @param {import('./apps.mjs').App} app */
  const serviceIn = (app) => serviceOf(ROOT, app, isDevelopment ? 'dev' : 'start', environment);
  const site = readinessOf(environment, 'site');
  await startService(supervisor, serviceIn('cms'), readinessOf(environment, 'cms'), signal);
  await startService(supervisor, serviceIn('site'), site, signal);
  return waitUntilReady(site.url, {
    withinMs: CONTENT_WITHIN_MS,
    pauseMs: CONTENT_PAUSE_MS,
    host: site.host,
    signal,
  });
}

/**
 * Starts a service and waits until it is alive.
 * @param {ReturnType<typeof createSupervisor>} supervisor
 * @param {import('./supervisor.mjs').Service} service
 * @param {ReturnType<typeof readinessOf>} readiness
 * @param {AbortSignal} signal
 */
async function startService(supervisor, service, { aliveUrl, host }, signal) {
  const { name } = service;
  const handle = supervisor.start(service);
  const outcome = await Promise.race([
    waitUntilReady(aliveUrl, { withinMs: ALIVE_WITHIN_MS, host, signal }),
    handle.earlyExit,
  ]);
  if (typeof outcome === 'string') {
    throw new UserError(
      `${name} ended before it was ready (${outcome}); its last lines, marked "${name}", say why.`,
    );
  }
  if (!outcome) {
    throw new UserError(
      `${name} was not ready within ${ALIVE_WITHIN_MS / 1_000} s: ${aliveUrl} does not answer 200. Its log lines above, marked "${name}", name the reason.`,
    );
  }
  handle.markUp();
}
