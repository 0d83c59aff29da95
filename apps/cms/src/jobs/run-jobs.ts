import { setTimeout as sleep } from 'node:timers/promises';
import type { Payload, Where } from 'payload';
import { MAIL_TASKS } from '#cms/collections/cases/mails/mail-kinds.ts';
import { ACCOUNT_MAIL_TASK } from '#cms/collections/users/mails/account-mail.ts';

/** Scheduled publications run within seconds. */
const POLL_INTERVAL_MS = 2_000;

/** Jobs that are claimed together and run at the same time; in the order of a field, if one is named. */
type JobGroup = { where: Where; atOnce: number; processingOrder?: 'waitUntil' };

const PUBLICATION_TASK = 'schedulePublish';

const JOB_GROUPS: readonly JobGroup[] = [
  // One by one: a process that is killed leaves at most one mail in an unknown state (at least once).
  { where: { taskSlug: { in: [...MAIL_TASKS] } }, atOnce: 1 },
  // A link for a new password does not wait for the receipts of a busy hour, nor they for anybody's requests of links.
  { where: { taskSlug: { equals: ACCOUNT_MAIL_TASK } }, atOnce: 1 },
  // In the order of their times: after a stop, a withdrawal must not run before the publication that precedes it.
  { where: { taskSlug: { equals: PUBLICATION_TASK } }, atOnce: 1, processingOrder: 'waitUntil' },
  // Half of the connection pool: a job uses one connection and sometimes a second.
  { where: { taskSlug: { not_in: [...MAIL_TASKS, ACCOUNT_MAIL_TASK, PUBLICATION_TASK] } }, atOnce: 10 },
];

/** The job runner of this process. */
export type JobRunner = {
  /** Starts no more jobs and waits for running ones, which would otherwise count as abandoned only later. */
  stop(): Promise<void>;
};

/**
 * Polls for waiting jobs, with pauses measured by the monotonic clock. Payload's `autoRun` uses the wall
 * clock: set back by an hour, it would run nothing for an hour. Mails have loops of their own, so that a slow
 * mail server delays no publication.
 */
export function runJobs(payload: Payload): JobRunner {
  const stopping = new AbortController();
  const { signal } = stopping;
  const loop = async (group: JobGroup) => {
    while (!signal.aborted) {
      const hasMore = await runOnce(payload, group);
      if (!hasMore) await sleep(POLL_INTERVAL_MS, undefined, { signal, ref: false }).catch(() => {});
    }
  };
  const loops = JOB_GROUPS.map(loop);
  return {
    async stop() {
      stopping.abort();
      await Promise.all(loops);
    },
  };
}

/** @returns whether the batch was full, so that more jobs may be waiting. */
async function runOnce(payload: Payload, { where, atOnce, processingOrder }: JobGroup): Promise<boolean> {
  try {
    const { jobStatus = {} } = await payload.jobs.run({
      allQueues: true,
      limit: atOnce,
      ...(processingOrder && { processingOrder }),
      where,
      silent: { info: true },
    });
    return Object.keys(jobStatus).length >= atOnce;
  } catch (err) {
    payload.logger.error({ msg: 'The jobs could not be run', err });
    return false;
  }
}
