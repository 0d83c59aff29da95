import type { Payload } from 'payload';
import { poolOf } from './database/sql.ts';
import { EXHAUSTED_AFTER_MS, watchExhaustion } from './database/watch-pool.ts';
import { keepPulling } from './jobs/keep-pulling.ts';
import { reportOverdueJobs } from './jobs/overdue-jobs.ts';
import { keepJobsMoving } from './jobs/release-abandoned-jobs.ts';
import { runJobs } from './jobs/run-jobs.ts';
import { offerToStopJobs } from './jobs/stop-jobs.ts';

/** Starts all background work, independent of requests. */
export async function startBackgroundWork(payload: Payload): Promise<void> {
  await keepJobsMoving(payload, payload.db.name === 'sqlite');
  offerToStopJobs(runJobs(payload));
  reportOverdueJobs(payload);
  keepPulling(payload);
  exitOnPoolExhaustion(payload);
}

/** Ends the process on connection pool exhaustion, so that it is restarted. */
function exitOnPoolExhaustion(payload: Payload): void {
  if (payload.db.name !== 'postgres') return;
  watchExhaustion(poolOf(payload), () => {
    payload.logger.fatal({
      msg: 'No connection to the database has come free; this process ends, to be started again',
      seconds: EXHAUSTED_AFTER_MS / 1_000,
    });
    process.exit(1);
  });
}
