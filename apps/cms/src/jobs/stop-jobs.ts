import { setTimeout as sleep } from 'node:timers/promises';
import type { Payload } from 'payload';

const LOOK_EVERY_MS = 25;
/** The server's command and what Next.js bundles are in one process, and share no modules. */
const KEY = Symbol.for('beranda.stopJobs');

type Shared = { [KEY]?: () => Promise<void> };

/** Begins no more jobs, and waits for those that run. A job that is cut off would wait to be found abandoned. */
export async function stopJobs({ crons }: Pick<Payload, 'crons'>): Promise<void> {
  for (const cron of crons) cron.stop();
  while (crons.some((cron) => cron.isBusy())) await sleep(LOOK_EVERY_MS);
}

/** Lets the process that serves stop the jobs of this Payload. */
export function offerToStopJobs(payload: Payload): void {
  (globalThis as Shared)[KEY] = () => stopJobs(payload);
}

/** Stops the jobs of this process, if any run. */
export async function stopOfferedJobs(): Promise<void> {
  await (globalThis as Shared)[KEY]?.();
}
