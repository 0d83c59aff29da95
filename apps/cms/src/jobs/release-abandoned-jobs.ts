import type { Payload } from 'payload';
import { deleteOldFailedAccountMails } from '#cms/collections/users/mails/failed-account-mails.ts';
import { unchangedCondition } from '#cms/database/claim-jobs.ts';
import { readRows, sql } from '#cms/database/sql.ts';
import { backoffMs, MAX_BACKOFF_MS } from './mail-retries.ts';

/** How often abandoned jobs are looked for, and how long a job may be marked as running. */
export type RecoveryTimes = { pollIntervalMs: number; jobTimeoutMs: number };

/** At least twice the time of any job: its process was stopped. */
const JOB_TIMEOUT_MS = 2 * 60 * 1000;
const DEFAULT_TIMES: RecoveryTimes = { pollIntervalMs: 60 * 1000, jobTimeoutMs: JOB_TIMEOUT_MS };
/** The attempts of a publication, and the first ones of a mail, whose backoff is far below the maximum. */
const EARLY_ATTEMPTS = 6;

type Running = { id: number | string; updatedAt: string };

const keyOf = ({ id, updatedAt }: Running) => `${id} ${updatedAt}`;

/**
 * Requeues jobs that a stopped process left marked as running. The running time is measured here by the
 * monotonic clock, not from the row's timestamp: the wall clock may change, or differ between machines.
 */
export class AbandonedJobs {
  readonly #payload: Payload;
  /** When each running job was first seen in its current state. */
  #seenSince = new Map<string, number>();

  constructor(payload: Payload) {
    this.#payload = payload;
  }

  /**
   * Releases jobs that were seen running unchanged for this long.
   *
   * @returns the number of released jobs.
   */
  async release(afterMs: number, now = performance.now()): Promise<number> {
    const { docs } = await this.#payload.find({
      collection: 'payload-jobs',
      depth: 0,
      limit: 0,
      overrideAccess: true,
      pagination: false,
      select: { updatedAt: true },
      where: { processing: { equals: true } },
    });
    const before = this.#seenSince;
    this.#seenSince = new Map(docs.map((job) => [keyOf(job), before.get(keyOf(job)) ?? now]));
    const abandoned = docs.filter((job) => now - (this.#seenSince.get(keyOf(job)) ?? now) >= afterMs);
    if (abandoned.length === 0) return 0;
    // One conditional UPDATE: another process may have released, and claimed again, a job since it was read here.
    const released = await readRows<{ id: number }>(
      this.#payload,
      sql`UPDATE payload_jobs SET processing = false, updated_at = ${new Date().toISOString()}
          WHERE processing = true AND (${sql.join(abandoned.map(unchangedCondition), sql` OR `)})
          RETURNING id`,
    );
    return released.length;
  }
}

/**
 * Retries failed jobs now whose next attempt is further away than twice their longest backoff: the clock was set back
 * after it was computed. One conditional UPDATE, so that a job that another process has claimed since stays claimed.
 *
 * @returns the number of released jobs.
 */
export async function releaseFarRetries(payload: Payload): Promise<number> {
  const now = Date.now();
  const twice = (ms: number) => new Date(now + 2 * ms).toISOString();
  const released = await readRows<{ id: number }>(
    payload,
    sql`UPDATE payload_jobs SET wait_until = NULL, updated_at = ${new Date(now).toISOString()}
        WHERE total_tried > 0 AND processing = false AND completed_at IS NULL
          AND (wait_until > ${twice(MAX_BACKOFF_MS)}
            OR (total_tried <= ${EARLY_ATTEMPTS} AND wait_until > ${twice(backoffMs(EARLY_ATTEMPTS - 1))}))
        RETURNING id`,
  );
  return released.length;
}

/**
 * Checks for abandoned jobs, and for failed ones that are not kept any longer, now and regularly. On SQLite this is the only process: what is marked as running at its
 * start was abandoned.
 */
export async function scheduleJobRecovery(
  payload: Payload,
  { pollIntervalMs, jobTimeoutMs }: RecoveryTimes = DEFAULT_TIMES,
): Promise<void> {
  const abandoned = new AbandonedJobs(payload);
  const check = async (afterMs: number) => {
    try {
      await abandoned.release(afterMs);
      await releaseFarRetries(payload);
      await deleteOldFailedAccountMails(payload);
    } catch (err) {
      payload.logger.error({ msg: 'Jobs could not be released or deleted', err });
    }
  };
  await check(payload.db.name === 'sqlite' ? 0 : jobTimeoutMs);
  setInterval(() => check(jobTimeoutMs), pollIntervalMs).unref();
}
