import { watch } from 'node:fs';
import { join, sep } from 'node:path';
import { spawnGroup, stopGroup } from './child-group.mjs';
import { parentWatchdog } from './parent-watchdog.mjs';
import { onStopRequest } from './stop-request.mjs';

/** Debounce: editors write a file in several steps, and a checkout changes many files. */
const DEBOUNCE_MS = 200;
/** Short in development: requests in progress and hot reload sockets need not be finished. */
const STOP_WITHIN_MS = 1_000;
/** Components and styles are excluded: hot reload applies them. */
const WATCHED = /(?<!\.test|\.d)\.(?:ts|mjs)$/;

/**
 * Whether a change of this file restarts the server.
 * @param {string} file
 * @param {readonly string[]} except folders that hot reload applies
 */
export function needsRestart(file, except) {
  if (!WATCHED.test(file) || file.includes('node_modules')) return false;
  return !except.some((folder) => file.startsWith(folder + sep));
}

/**
 * Parses the command line: `<folder>... [!<folder>]... -- <script> [argument]...`, where `!` marks an exception.
 * @param {readonly string[]} values
 */
export function parseRestartArguments(values) {
  const separator = values.indexOf('--');
  const named = values.slice(0, separator);
  return {
    folders: named.filter((value) => !value.startsWith('!')),
    except: named.filter((value) => value.startsWith('!')).map((value) => value.slice(1)),
    args: values.slice(separator + 1),
  };
}

/**
 * Runs a development server and restarts it whenever its code changes. A server that exits after a change, for example
 * with a syntax error, is started again at the next change.
 * @param {{ folders: readonly string[], except: readonly string[], args: readonly string[] }} options `folders` are
 *   watched recursively, without `except`; `args` are the arguments of Node.js
 * @returns {Promise<number>} the exit code: that of the server if it could not start at all
 */
export function restartOnChange({ folders, except, args }) {
  return new Promise((resolve) => {
    /** @type {ReturnType<typeof spawnGroup> | undefined} */
    let server;
    /** @type {NodeJS.Timeout | undefined} */
    let debounceTimer;
    /** @type {Promise<void>} */
    let lastRestart = Promise.resolve();
    let restarts = 0;

    function run() {
      const watchdog = parentWatchdog(process.env);
      const started = spawnGroup(process.execPath, [...watchdog.execArgv, ...args], {
        cwd: process.cwd(),
        env: watchdog.env,
        stdio: ['ignore', 'inherit', 'inherit', 'pipe'],
      });
      server = started;
      started.on('exit', (code) => {
        // Stopped by a restart: no longer the current one.
        if (server !== started) return;
        server = undefined;
        if (restarts === 0) resolve(code ?? 1);
        else console.error('The server has ended; it starts again at the next change.');
      });
    }

    async function stop() {
      const current = server;
      server = undefined;
      if (current) await stopGroup(current, STOP_WITHIN_MS);
    }

    /** @param {string} file */
    function scheduleRestart(file) {
      clearTimeout(debounceTimer);
      debounceTimer = setTimeout(() => {
        console.log(`${file} has changed: starting again.`);
        restarts += 1;
        // Serialized: the next server needs the port of the previous one.
        lastRestart = lastRestart.then(stop).then(run);
      }, DEBOUNCE_MS);
    }

    const watchers = folders.map((folder) =>
      watch(folder, { recursive: true }, (_event, file) => {
        if (file && needsRestart(join(folder, file), except)) scheduleRestart(file);
      }),
    );
    onStopRequest(async () => {
      for (const watcher of watchers) watcher.close();
      clearTimeout(debounceTimer);
      await lastRestart.then(stop);
      resolve(0);
    });
    run();
  });
}
