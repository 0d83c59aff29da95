import { setTimeout as sleep } from 'node:timers/promises';
import type { Payload } from 'payload';

/** A scheduled publication appears while its minute is still young. */
const PAUSE_MS = 2_000;
/** Half of the connections of the pool: a job holds one, and at times asks for a second. */
const JOBS_AT_ONCE = 10;

/** The running of jobs in this process. */
export type JobRunner = {
  /** Begins no more jobs, and waits for those that run. One that is cut off would wait to be found abandoned. */
  stop(): Promise<void>;
};

/**
 * Runs the jobs that wait, again and again, with a pause between two looks. The pause is measured by the monotonic
 * clock. Payload's own `autoRun` reckons the next look by the time of day: with the clock set back by an hour, nothing
 * would be mailed or published for an hour.
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

/** @returns whether as many were run as are at once, so that others may be waiting behind them. */
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
