import type { JobRunner } from './run-jobs.ts';

/** The server's command and Next.js' bundle share the process but no modules. */
const KEY = Symbol.for('beranda.stopJobs');

type Shared = { [KEY]?: () => Promise<void> };

/** Registers the job runner for shutdown. */
export function registerJobRunner(runner: JobRunner): void {
  (globalThis as Shared)[KEY] = () => runner.stop();
}

/** Stops this process's job runner, if any. */
export async function stopRegisteredJobs(): Promise<void> {
  await (globalThis as Shared)[KEY]?.();
}
