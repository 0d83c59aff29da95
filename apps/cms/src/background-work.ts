import type { Payload } from 'payload';
import { poolOf } from './database/sql.ts';
import { POOL_EXHAUSTED_AFTER_MS, watchPoolExhaustion } from './database/watch-pool.ts';
import { reportOverdueJobs } from './jobs/overdue-jobs.ts';
import { type RecoveryTimes, scheduleJobRecovery } from './jobs/release-abandoned-jobs.ts';
import { runJobs } from './jobs/run-jobs.ts';
import { registerJobRunner } from './jobs/stop-jobs.ts';
import { fillMissingSearchTexts } from './timers/fill-missing-search-texts.ts';
import { scheduleDeadlineMails } from './timers/schedule-deadline-mails.ts';
import { scheduleDueFacts } from './timers/schedule-due-facts.ts';
import { scheduleErasure } from './timers/schedule-erasure.ts';
import { scheduleFileCleanup } from './timers/schedule-file-cleanup.ts';
import { schedulePauseEnds } from './timers/schedule-pause-ends.ts';
import { schedulePulls } from './timers/schedule-pulls.ts';

/** Starts all background work, independent of requests. @param times of the recovery of abandoned jobs; shorter in tests. */
export async function startBackgroundWork(payload: Payload, times?: RecoveryTimes): Promise<void> {
  await scheduleJobRecovery(payload, times);
  registerJobRunner(runJobs(payload));
  reportOverdueJobs(payload);
  schedulePulls(payload);
  scheduleFileCleanup(payload);
  schedulePauseEnds(payload);
  scheduleDeadlineMails(payload);
  scheduleErasure(payload);
  scheduleDueFacts(payload);
  void fillMissingSearchTexts(payload);
  exitOnPoolExhaustion(payload);
}

/** Ends the process on connection pool exhaustion, so that it is restarted. */
function exitOnPoolExhaustion(payload: Payload): void {
  if (payload.db.name !== 'postgres') return;
  watchPoolExhaustion(poolOf(payload), () => {
    payload.logger.fatal({
      msg: 'The connection pool is exhausted; this process exits, to be restarted',
      seconds: POOL_EXHAUSTED_AFTER_MS / 1_000,
    });
    process.exit(1);
  });
}
