import type { Payload, Where } from 'payload';

const LOOK_EVERY_MS = 60 * 1000;
/** No job takes this long, a mail at most half of it: whoever began it was stopped. */
const ABANDONED_AFTER_MS = 2 * 60 * 1000;
/** The longest pause between two attempts is a quarter of an hour. */
const LONGEST_PAUSE_MS = 30 * 60 * 1000;

type Running = { id: number | string; updatedAt: string };

const keyOf = ({ id, updatedAt }: Running) => `${id} ${updatedAt}`;

/**
 * Finds jobs that a stopped process left marked as running, and puts them back into the queue: they would never be run
 * again. How long one has been running is measured here, by the monotonic clock, and not read off its row: the clock
 * may have been set since, or be another machine's.
 */
export class AbandonedJobs {
  readonly #payload: Payload;
  /** Since when each running job has been seen to run without a change. */
  #seenSince = new Map<string, number>();

  constructor(payload: Payload) {
    this.#payload = payload;
  }

  /**
   * Releases what has been seen running for so long, in this look and those before.
   *
   * @returns how many
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
 * Lets jobs that have failed before try again now, whose next attempt is further away than any pause is long: the clock
 * was set back after the pause had been reckoned.
 *
 * @returns how many
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
 * Looks for abandoned jobs now and every minute.
 *
 * @param isAlone whether no other process works on this database; then whatever is marked now is abandoned.
 */
export async function keepJobsMoving(payload: Payload, isAlone: boolean): Promise<void> {
  const abandoned = new AbandonedJobs(payload);
  const look = async (afterMs: number) => {
    try {
      await abandoned.release(afterMs);
      await releaseFarRetries(payload);
    } catch (err) {
      payload.logger.error({ msg: 'Abandoned jobs could not be looked for', err });
    }
  };
  await look(isAlone ? 0 : ABANDONED_AFTER_MS);
  setInterval(() => look(ABANDONED_AFTER_MS), LOOK_EVERY_MS).unref();
}
