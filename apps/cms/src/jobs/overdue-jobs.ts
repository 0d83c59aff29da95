import type { Payload, Where } from 'payload';

/** Longer than any job takes that is in the queue's midst; a mail that failed waits for its next attempt, not longer. */
const OVERDUE_AFTER_MS = 5 * 60 * 1000;
const LOOK_EVERY_MS = 60 * 1000;

/** How many jobs should have been done by now and were not, such as mails and scheduled publications. */
export async function countOverdueJobs(payload: Payload, now = Date.now()): Promise<number> {
  const before = new Date(now - OVERDUE_AFTER_MS).toISOString();
  const isDue: Where = {
    or: [
      { waitUntil: { less_than: before } },
      { and: [{ waitUntil: { exists: false } }, { createdAt: { less_than: before } }] },
    ],
  };
  const { totalDocs } = await payload.count({
    collection: 'payload-jobs',
    overrideAccess: true,
    where: { and: [{ completedAt: { exists: false } }, { hasError: { not_equals: true } }, isDue] },
  });
  return totalDocs;
}

/** Writes into the log every minute how many jobs are overdue, as long as there are any. */
export function reportOverdueJobs(payload: Payload): void {
  const look = async () => {
    try {
      const count = await countOverdueJobs(payload);
      if (count > 0) payload.logger.error({ msg: 'Jobs are overdue', count });
    } catch (err) {
      payload.logger.error({ msg: 'Overdue jobs could not be counted', err });
    }
  };
  setInterval(look, LOOK_EVERY_MS).unref();
}
