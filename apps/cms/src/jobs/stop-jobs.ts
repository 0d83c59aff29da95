import type { JobRunner } from './run-jobs.ts';

/** The server's command and what Next.js bundles are in one process, and share no modules. */
const KEY = Symbol.for('beranda.stopJobs');

type Shared = { [KEY]?: () => Promise<void> };

/** Lets the process that serves stop these jobs. */
export function offerToStopJobs(runner: JobRunner): void {
  (globalThis as Shared)[KEY] = () => runner.stop();
}

/** Stops the jobs of this process, if any run. */
export async function stopOfferedJobs(): Promise<void> {
  await (globalThis as Shared)[KEY]?.();
}
