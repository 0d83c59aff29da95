import type { Payload } from 'payload';

const CHECK_EVERY_MS = 60 * 1000;
/** No job takes this long, a mail at most half of it: whoever began it was stopped. */
const ABANDONED_AFTER_MS = 2 * 60 * 1000;

/**
 * Puts jobs back into the queue that a stopped process left marked as running: they would never be run again.
 *
 * @returns how many
 */
export async function releaseAbandonedJobs(payload: Payload, olderThanMs: number): Promise<number> {
  const before = new Date(Date.now() - olderThanMs).toISOString();
  const { docs } = await payload.update({
    collection: 'payload-jobs',
    data: { processing: false },
    depth: 0,
    overrideAccess: true,
    where: { and: [{ processing: { equals: true } }, { updatedAt: { less_than_equal: before } }] },
  });
  return docs.length;
}

/**
 * Looks for abandoned jobs now and every minute.
 *
 * @param isAlone whether no other process works on this database; then whatever is marked now is abandoned.
 */
export async function keepJobsMoving(payload: Payload, isAlone: boolean): Promise<void> {
  const release = (olderThanMs: number) =>
    releaseAbandonedJobs(payload, olderThanMs).catch((err: unknown) => {
      payload.logger.error({ msg: 'Abandoned jobs could not be looked for', err });
    });
  await release(isAlone ? 0 : ABANDONED_AFTER_MS);
  setInterval(() => release(ABANDONED_AFTER_MS), CHECK_EVERY_MS).unref();
}
