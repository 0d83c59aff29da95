import { createInterface } from 'node:readline';
import { isRunning, killGroup, spawnGroup, stopGroup } from './child-group.mjs';
import { parentWatchdog } from './parent-watchdog.mjs';

/**
 * @typedef {object} Service
 * @property {string} name
 * @property {string} command a Node.js binary
 * @property {readonly string[]} args
 * @property {string} cwd
 * @property {NodeJS.ProcessEnv} env
 * @property {number} [stopWithinMs] how long this service may take to stop
 */

/**
 * @typedef {object} SupervisorOptions
 * @property {(name: string, line: string) => void} onLine called with each line of output
 * @property {(sentence: string) => void} onEvent called with a message for each crash, restart and kill
 * @property {{ firstMs: number, longestMs: number, resetAfterMs: number }} [backoff] exponential backoff: the
 *   delay before a restart doubles with each crash; it is reset once a service has run for long enough
 * @property {number} [stopWithinMs] how long a service may take to stop before it is killed
 */

const BACKOFF = { firstMs: 1_000, longestMs: 30_000, resetAfterMs: 60_000 };
const STOP_WITHIN_MS = 10_000;

/**
 * Process supervisor: starts services, restarts those that crash after they were up, and stops all of them.
 * @param {SupervisorOptions} options
 */
export function createSupervisor({ onLine, onEvent, backoff = BACKOFF, stopWithinMs = STOP_WITHIN_MS }) {
  /** @type {Set<ReturnType<typeof supervise>>} */
  const supervised = new Set();
  /** @type {Promise<void> | undefined} */
  let stopped;

  /** @param {Service} service */
  function supervise(service) {
    /** @type {import('node:child_process').ChildProcess | undefined} */
    let child;
    /** @type {NodeJS.Timeout | undefined} */
    let restart;
    let crashes = 0;
    let isUp = false;
    /** @type {(reason: string) => void} */
    let resolveEarlyExit = () => {};
    /** @type {Promise<string>} */
    const earlyExit = new Promise((resolve) => {
      resolveEarlyExit = resolve;
    });

    function run() {
      const startedAt = performance.now();
      const watchdog = parentWatchdog(service.env);
      const started = spawnGroup(service.command, [...watchdog.execArgv, ...service.args], {
        cwd: service.cwd,
        env: watchdog.env,
        stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
      });
      child = started;
      for (const stream of [started.stdout, started.stderr]) {
        if (stream) createInterface({ input: stream }).on('line', (line) => onLine(service.name, line));
      }
      let hasEnded = false;
      /** @param {string} reason */
      const end = (reason) => {
        if (hasEnded) return;
        hasEnded = true;
        // Orphaned children may still hold its port.
        killGroup(started);
        if (!stopped) handleCrash(reason, performance.now() - startedAt);
      };
      started.on('error', (error) => end(error.message));
      started.on('exit', (code, signal) => end(signal ? `signal ${signal}` : `exit code ${code}`));
    }

    /**
     * @param {string} reason
     * @param {number} ranForMs
     */
    function handleCrash(reason, ranForMs) {
      if (!isUp) {
        resolveEarlyExit(reason);
        return;
      }
      if (ranForMs >= backoff.resetAfterMs) crashes = 0;
      const pauseMs = Math.min(backoff.firstMs * 2 ** crashes, backoff.longestMs);
      crashes += 1;
      onEvent(`${service.name} stopped by itself (${reason}); starting it again in ${pauseMs / 1_000} s.`);
      restart = setTimeout(() => stopped ?? run(), pauseMs);
    }

    run();
    return {
      /** Resolves with the reason when the service exits before `markUp`. */
      earlyExit,
      /** From now on a crash leads to a restart; before, it is a failed start. */
      markUp() {
        isUp = true;
      },
      get isRunning() {
        return child !== undefined && isRunning(child);
      },
      get pid() {
        return child?.pid;
      },
      async stop() {
        clearTimeout(restart);
        if (child) await stopGroup(child, service.stopWithinMs ?? stopWithinMs);
      },
    };
  }

  async function stopAll() {
    for (const handle of [...supervised].reverse()) await handle.stop();
  }

  return {
    /** @param {Service} service */
    start(service) {
      if (stopped) throw new Error('The supervisor has stopped');
      const handle = supervise(service);
      supervised.add(handle);
      return handle;
    },
    /**
     * Stops every service in reverse order of starting: it may need the others to finish its requests. Idempotent: a
     * second call waits for the same stop.
     */
    stop() {
      stopped ??= stopAll();
      return stopped;
    },
  };
}
