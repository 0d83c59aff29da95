import { rmSync } from 'node:fs';
import { ROOT } from '../lib/paths.mjs';
import { onStopRequest } from '../lib/stop-request.mjs';
import { reportError, UserError } from '../lib/user-error.mjs';
import { STEPS } from './steps.mjs';
import { summarize } from './summary.mjs';
import { makeTemporaryFolder } from './temporary-folder.mjs';

const ALL = 'all';
const QUICK = 'quick';
/** Takes at most a minute. */
const QUICK_STEPS = ['format', 'lint', 'types', 'unit', 'integration-changed'];

/**
 * Runs the named steps, or all that are not slow, and prints a summary. A failure does not stop the following steps.
 * @param {readonly string[]} names
 * @returns {Promise<number>} the exit code
 */
export async function runTests(names) {
  const steps = selectSteps(names);
  const stopped = new AbortController();
  onStopRequest((signal) => stopped.abort(new UserError(`Stopped by ${signal}.`)));
  const isCi = Boolean(process.env.CI);
  const reports = makeTemporaryFolder({ isCi });
  // Where everything below keeps temporary files, PostgreSQL included.
  process.env.TMPDIR = reports;
  const { NODE_ENV: _, ...env } = process.env;
  const context = {
    root: ROOT,
    env,
    reports,
    signal: stopped.signal,
    isCi,
    steps: steps.map(({ name }) => name),
  };

  /** @type {import('./summary.mjs').StepResult[]} */
  const results = [];
  try {
    for (const step of steps) results.push(await runOne(step, context, results));
  } finally {
    removeFolder(reports);
  }
  const { text, hasPassed } = summarize(results);
  console.log(`\n${text}`);
  return hasPassed ? 0 : 1;
}

/** Applications that were stopped may still write there, and what remains must not hide the summary. @param {string} folder */
function removeFolder(folder) {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  } catch (error) {
    console.error(`${folder} could not be removed: ${error}`);
  }
}

/**
 * @param {import('./steps.mjs').Step} step
 * @param {import('./steps.mjs').Context} context
 * @param {readonly import('./summary.mjs').StepResult[]} earlier
 * @returns {Promise<import('./summary.mjs').StepResult>}
 */
async function runOne(step, context, earlier) {
  if (earlier.some(({ step: name, result }) => name === step.needs && result !== 'passed')) {
    return { step: step.name, result: 'not run', seconds: 0, note: `${step.needs} did not pass` };
  }
  if (context.signal.aborted) {
    return { step: step.name, result: 'failed', seconds: 0, note: context.signal.reason.message };
  }
  console.log(`\n── ${step.name} ──`);
  const startedAt = performance.now();
  const seconds = () => (performance.now() - startedAt) / 1_000;
  try {
    const { hasPassed, counts, note } = await step.run(context);
    return { step: step.name, result: hasPassed ? 'passed' : 'failed', seconds: seconds(), counts, note };
  } catch (error) {
    reportError(error);
    return {
      step: step.name,
      result: 'failed',
      seconds: seconds(),
      note: error instanceof Error ? error.message : String(error),
    };
  }
}

/** @param {readonly string[]} requested none: all steps except slow ones; `all`: every step; `quick`: while developing */
export function selectSteps(requested) {
  const names = requested.flatMap((name) => (name === QUICK ? QUICK_STEPS : [name]));
  const unknown = names.find((name) => name !== ALL && !STEPS.some((step) => step.name === name));
  if (unknown) {
    throw new UserError(
      `There is no step "${unknown}"; there are: ${STEPS.map((step) => step.name).join(', ')}, "${QUICK}" for those of a minute, and "${ALL}" for every one of them.`,
    );
  }
  return STEPS.filter(({ name, isSlow, isPartOfAnother }) => {
    if (names.includes(name)) return true;
    return !isPartOfAnother && (names.includes(ALL) || (names.length === 0 && !isSlow));
  });
}
