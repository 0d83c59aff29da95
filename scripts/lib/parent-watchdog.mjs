import { fileURLToPath } from 'node:url';

/** Runs in the child, which inherits the pipe as file descriptor 3: `stdio: [_, _, _, 'pipe']`. */
const PRELOAD = fileURLToPath(new URL('./parent-watchdog-preload.mjs', import.meta.url));

/**
 * Parent-death watchdog: arguments and environment with which a Node.js child stops when its parent dies, even by SIGKILL.
 * The child watches a pipe that the kernel closes with the parent.
 * @param {NodeJS.ProcessEnv} env
 */
export function parentWatchdog(env) {
  return { execArgv: ['--import', PRELOAD], env: { ...env, BERANDA_PARENT_WATCHDOG: '1' } };
}
