import { setImmediate } from 'node:timers/promises';
import type { Payload } from 'payload';
import { readRows, sql } from '#cms/database/sql.ts';
import { eraseCase } from './erase-case.ts';
import { dueForErasureCondition } from './erasure-conditions.ts';

const BATCH_SIZE = 100;

type Due = { id: number };

/**
 * Erases the cases whose retention has ended, each in a transaction of its own. Repeatable, and safe in several
 * processes at once.
 *
 * @param now milliseconds since 1970.
 * @returns how many cases were erased here.
 */
export async function eraseDue(payload: Payload, dataDir: string, now = Date.now()): Promise<number> {
  const erasableCondition = dueForErasureCondition(new Date(now).toISOString());
  let erased = 0;
  // Keyset pagination: a case that cannot be erased is not tried again and again.
  for (let after = 0; ; ) {
    const due = await readRows<Due>(
      payload,
      sql`SELECT cases.id FROM cases WHERE cases.id > ${after} AND ${erasableCondition}
          ORDER BY cases.id LIMIT ${BATCH_SIZE}`,
    );
    for (const { id } of due) {
      try {
        if (await eraseCase(payload, id, { erasableCondition, dataDir })) erased += 1;
      } catch (err) {
        payload.logger.error({ msg: 'A case could not be erased', id, err });
      }
      // Yields to the event loop, since SQLite's driver is synchronous.
      await setImmediate();
    }
    const last = due.at(-1);
    if (!last) return erased;
    after = last.id;
  }
}
