import { setTimeout as sleep } from 'node:timers/promises';
import type { Payload } from 'payload';

/** Polling interval; scheduled publications run within seconds. */
const PAUSE_MS = 2_000;
/** Half of the connection pool: a job uses one connection and sometimes a second. */
const JOBS_AT_ONCE = 10;

/** The job runner of this process. */
export type JobRunner = {
  /** Starts no more jobs and waits for running ones, which would otherwise count as abandoned only later. */
  stop(): Promise<void>;
};

/**
 * Polls for waiting jobs, with pauses measured by the monotonic clock. Payload's `autoRun` uses the wall
 * clock: set back by an hour, it would run nothing for an hour.
 */
export function runJobs(payload: Payload): JobRunner {
  const stopping = new AbortController();
  const { signal } = stopping;
  const loop = async () => {
    while (!signal.aborted) {
      const mayBeMore = await runOnce(payload);
      if (!mayBeMore) await sleep(PAUSE_MS, undefined, { signal, ref: false }).catch(() => {});
    }
  };
  const isOver = loop();
  return {
    async stop() {
      stopping.abort();
      await isOver;
    },
  };
}

/** @returns whether the batch was full, so that more jobs may be waiting. */
async function runOnce(payload: Payload): Promise<boolean> {
  try {
    const { jobStatus = {} } = await payload.jobs.run({
      allQueues: true,
      limit: JOBS_AT_ONCE,
      silent: { info: true },
    });
    return Object.keys(jobStatus).length >= JOBS_AT_ONCE;
  } catch (err) {
    payload.logger.error({ msg: 'The jobs could not be run', err });
    return false;
  }
}
