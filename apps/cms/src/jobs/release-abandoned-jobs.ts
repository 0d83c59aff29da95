import type { Payload, Where } from 'payload';

/** When a job that is marked as running counts as abandoned. */
export type RecoveryPace = { checkEveryMs: number; abandonedAfterMs: number };

const CHECK_EVERY_MS = 60 * 1000;
/** At least twice the time of any job: its process was stopped. */
const ABANDONED_AFTER_MS = 2 * 60 * 1000;
const PACE: RecoveryPace = { checkEveryMs: CHECK_EVERY_MS, abandonedAfterMs: ABANDONED_AFTER_MS };
/** Twice the maximum backoff of a quarter of an hour. */
const LONGEST_PAUSE_MS = 30 * 60 * 1000;

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
    const { docs: released } = await this.#payload.update({
      collection: 'payload-jobs',
      data: { processing: false },
      depth: 0,
      overrideAccess: true,
      where: {
        or: abandoned.map(
          ({ id, updatedAt }): Where => ({
            and: [{ id: { equals: id } }, { updatedAt: { equals: updatedAt } }],
          }),
        ),
      },
    });
    return released.length;
  }
}

/**
 * Retries failed jobs now whose next attempt is further away than the maximum backoff: the clock was set back
 * after it was computed.
 *
 * @returns the number of released jobs.
 */
export async function releaseFarRetries(payload: Payload): Promise<number> {
  const furthest = new Date(Date.now() + LONGEST_PAUSE_MS).toISOString();
  const { docs } = await payload.update({
    collection: 'payload-jobs',
    data: { waitUntil: null },
    depth: 0,
    overrideAccess: true,
    where: {
      and: [
        { totalTried: { greater_than: 0 } },
        { processing: { equals: false } },
        { completedAt: { exists: false } },
        { waitUntil: { greater_than: furthest } },
      ],
    },
  });
  return docs.length;
}

/**
 * Checks for abandoned jobs now and regularly.
 *
 * @param isAlone whether no other process uses this database; then every job marked as running is abandoned.
 */
export async function scheduleJobRecovery(
  payload: Payload,
  isAlone: boolean,
  { checkEveryMs, abandonedAfterMs }: RecoveryPace = PACE,
): Promise<void> {
  const abandoned = new AbandonedJobs(payload);
  const check = async (afterMs: number) => {
    try {
      await abandoned.release(afterMs);
      await releaseFarRetries(payload);
    } catch (err) {
      payload.logger.error({ msg: 'Abandoned jobs could not be released', err });
    }
  };
  await check(isAlone ? 0 : abandonedAfterMs);
  setInterval(() => check(abandonedAfterMs), checkEveryMs).unref();
}
