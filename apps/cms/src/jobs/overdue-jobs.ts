import type { Payload, Where } from 'payload';

/** Longer than any queued job takes; retries of failed mails count from their next attempt. */
const OVERDUE_AFTER_MS = 5 * 60 * 1000;
const CHECK_INTERVAL_MS = 60 * 1000;

/** The number of overdue jobs, such as mails and scheduled publications. */
export async function countOverdueJobs(payload: Payload, now = Date.now()): Promise<number> {
  const before = new Date(now - OVERDUE_AFTER_MS).toISOString();
  const dueCondition: Where = {
    or: [
      { waitUntil: { less_than: before } },
      { and: [{ waitUntil: { exists: false } }, { createdAt: { less_than: before } }] },
    ],
  };
  const { totalDocs } = await payload.count({
    collection: 'payload-jobs',
    overrideAccess: true,
    where: { and: [{ completedAt: { exists: false } }, { hasError: { not_equals: true } }, dueCondition] },
  });
  return totalDocs;
}

/** Logs the number of overdue jobs every minute, if there are any. */
export function reportOverdueJobs(payload: Payload): void {
  const check = async () => {
    try {
      const count = await countOverdueJobs(payload);
      if (count > 0) payload.logger.error({ msg: 'Jobs are overdue', count });
    } catch (err) {
      payload.logger.error({ msg: 'Overdue jobs could not be counted', err });
    }
  };
  setInterval(check, CHECK_INTERVAL_MS).unref();
}
