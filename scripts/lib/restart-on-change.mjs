import { watch } from 'node:fs';
import { join, sep } from 'node:path';
import { spawnGroup, stopGroup } from './child-group.mjs';
import { parentWatchdog } from './parent-watchdog.mjs';
import { onStopRequest } from './stop-request.mjs';

/** An editor writes a file in several steps, and a branch is checked out file by file. */
const SETTLED_AFTER_MS = 200;
/** In development nobody waits for requests that are under way, nor for the sockets of hot reload. */
const STOP_WITHIN_MS = 1_000;
/** Components and styles are taken up by hot reload. */
const WATCHED = /(?<!\.test|\.d)\.(?:ts|mjs)$/;

/**
 * Whether a server is started anew for a change of this file.
 * @param {string} file
 * @param {readonly string[]} except folders whose code is taken up by hot reload
 */
export function needsRestart(file, except) {
  if (!WATCHED.test(file) || file.includes('node_modules')) return false;
  return !except.some((folder) => file.startsWith(folder + sep));
}

/**
 * What the command line says: `<folder>... [!<folder>]... -- <script> [argument]...`, where `!` marks an exception.
 * @param {readonly string[]} values
 */
export function parseRestartArguments(values) {
  const at = values.indexOf('--');
  const named = values.slice(0, at);
  return {
    folders: named.filter((value) => !value.startsWith('!')),
    except: named.filter((value) => value.startsWith('!')).map((value) => value.slice(1)),
    args: values.slice(at + 1),
  };
}

/**
 * Runs a server in development, and anew whenever the code that it runs has changed. One that ends by itself after a
 * change, such as for a slip of the keyboard, is started again at the next change.
 * @param {{ folders: readonly string[], except: readonly string[], args: readonly string[] }} options `folders` are
 *   watched with all below them, but for `except`; `args` are what Node.js is started with
 * @returns {Promise<number>} the exit code: the server's own where it could not start at all
 */
export function restartOnChange({ folders, except, args }) {
  return new Promise((resolve) => {
    /** @type {ReturnType<typeof spawnGroup> | undefined} */
    let server;
    /** @type {NodeJS.Timeout | undefined} */
    let settling;
    /** @type {Promise<void>} */
    let turn = Promise.resolve();
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
        // Stopped by us it is not the current one any more.
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
    function noteChange(file) {
      clearTimeout(settling);
      settling = setTimeout(() => {
        console.log(`${file} has changed: starting again.`);
        restarts += 1;
        // One after another: the next server needs the port of the one before.
        turn = turn.then(stop).then(run);
      }, SETTLED_AFTER_MS);
    }

    const watchers = folders.map((folder) =>
      watch(folder, { recursive: true }, (_event, file) => {
        if (file && needsRestart(join(folder, file), except)) noteChange(file);
      }),
    );
    onStopRequest(async () => {
      for (const watcher of watchers) watcher.close();
      clearTimeout(settling);
      await turn.then(stop);
      resolve(0);
    });
    run();
  });
}
