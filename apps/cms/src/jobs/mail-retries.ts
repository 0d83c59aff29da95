import type { PayloadRequest } from 'payload';

/** The last of them more than 24 hours after the first attempt. */
const MAX_RETRIES = 30;
const FIRST_BACKOFF_MS = 30 * 1000;
export const MAX_BACKOFF_MS = 60 * 60 * 1000;

/** How often a mail is tried again, and how long after the first attempt. Later ones: `planRetry`. */
export const RETRIES = {
  attempts: MAX_RETRIES,
  backoff: { type: 'fixed' as const, delay: FIRST_BACKOFF_MS },
};

/** The backoff after this many failed attempts before: exponential, capped at an hour. */
export const backoffMs = (attemptsBefore: number): number =>
  Math.min(FIRST_BACKOFF_MS * 2 ** attemptsBefore, MAX_BACKOFF_MS);

type Attempt = { job: { waitUntil?: string | null }; taskStatus: { totalTried: number } | null };

/**
 * Sets the time of the next attempt: Payload's exponential backoff has no cap, and it keeps a time of the job that is
 * later than its own. To be called by `onFail`, which Payload runs after each attempt, with the number of those before.
 *
 * @returns false if this was the last attempt.
 */
export function planRetry({ job, taskStatus }: Attempt): boolean {
  const attemptsBefore = taskStatus?.totalTried ?? 0;
  if (attemptsBefore >= MAX_RETRIES) return false;
  job.waitUntil = new Date(Date.now() + backoffMs(attemptsBefore)).toISOString();
  return true;
}

/**
 * Marks the job of a mail as failed, in the transaction of the request: Payload does so later, and only if the job was not
 * cancelled.
 *
 * @param reason why it is cancelled, if it is.
 */
export async function markJobFailed(
  req: PayloadRequest,
  job: number | string,
  reason?: string,
): Promise<void> {
  await req.payload.db.updateJobs({
    id: job,
    data: {
      hasError: true,
      ...(reason === undefined ? {} : { error: { cancelled: true, message: reason } }),
      // Keeps the stored time.
      updatedAt: null as never,
    },
    req,
    returning: false,
  });
}
