import { fileURLToPath } from 'node:url';

/** The child's end of the watchdog is its fourth file descriptor: `stdio: [_, _, _, 'pipe']`. */
const PRELOAD = fileURLToPath(new URL('./parent-watchdog-preload.mjs', import.meta.url));

/**
 * What a Node.js child needs in order to stop by itself when its parent is gone, even if the parent was killed and
 * could not say so: it watches a pipe that the system closes with the parent.
 * @param {NodeJS.ProcessEnv} env
 */
export function parentWatchdog(env) {
  return { execArgv: ['--import', PRELOAD], env: { ...env, BERANDA_LIFELINE: '1' } };
}
