import { spawnGroup, stopGroup } from './child-group.mjs';
import { showProgress } from './progress.mjs';
import { UserError } from './user-error.mjs';

const TAIL_LINES = 40;

/**
 * @typedef {object} Step
 * @property {string} title what is shown while it runs
 * @property {string} command
 * @property {readonly string[]} args
 * @property {string} cwd
 * @property {NodeJS.ProcessEnv} env
 * @property {string} [missingMessage] message when the command does not exist
 * @property {string} failureMessage message after the tail of the command's output
 * @property {AbortSignal} [signal] stops the command
 */

/**
 * Runs a command with a progress line; its output is shown only if it fails.
 * @param {Step} step
 */
export async function runStep(step) {
  const progress = showProgress(step.title);
  const { code, output, isMissing } = await capture(step);
  if (code === 0) {
    progress.done();
    return output;
  }
  if (step.signal?.aborted) {
    progress.stopped();
    throw step.signal.reason;
  }
  progress.failed();
  if (isMissing && step.missingMessage) throw new UserError(step.missingMessage);
  throw new UserError(step.failureMessage, lastLines(output));
}

/**
 * @param {Step} step
 * @returns {Promise<{ code: number | null, output: string, isMissing: boolean }>}
 */
function capture({ command, args, cwd, env, signal }) {
  return new Promise((resolve) => {
    if (signal?.aborted) {
      resolve({ code: null, output: '', isMissing: false });
      return;
    }
    const child = spawnGroup(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    const stop = () => void stopGroup(child, 5_000);
    signal?.addEventListener('abort', stop, { once: true });
    let output = '';
    /** @param {string} chunk */
    const collect = (chunk) => {
      output += chunk;
    };
    child.stdout?.setEncoding('utf8').on('data', collect);
    child.stderr?.setEncoding('utf8').on('data', collect);
    child.on('error', (error) => {
      const isMissing = 'code' in error && error.code === 'ENOENT';
      resolve({ code: null, output: `${output}${error.message}`, isMissing });
    });
    child.on('close', (code) => {
      signal?.removeEventListener('abort', stop);
      resolve({ code, output, isMissing: false });
    });
  });
}

/** @param {string} output */
export function lastLines(output) {
  return output.trimEnd().split('\n').slice(-TAIL_LINES).join('\n');
}
