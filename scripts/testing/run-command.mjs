import { spawnGroup, stopGroup } from '../lib/child-group.mjs';
import { withWorkspaceBin } from '../lib/paths.mjs';

const STOP_WITHIN_MS = 10_000;

/**
 * Runs a command with its output on the terminal.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd: string, env: NodeJS.ProcessEnv, signal: AbortSignal }} options
 * @returns {Promise<number | null>} its exit code, or null when it was ended by a signal or could not start
 */
export function runCommand(command, args, { cwd, env, signal }) {
  return new Promise((resolve) => {
    if (signal.aborted) {
      resolve(null);
      return;
    }
    const child = spawnGroup(command, args, {
      cwd,
      env: { ...env, PATH: withWorkspaceBin(env.PATH) },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    const stop = () => void stopGroup(child, STOP_WITHIN_MS);
    signal.addEventListener('abort', stop, { once: true });
    child.on('error', (error) => {
      console.error(error.message);
      resolve(null);
    });
    child.on('exit', (code) => {
      signal.removeEventListener('abort', stop);
      resolve(code);
    });
  });
}
