import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import { lock } from '#cms/database/locks.ts';
import { inTransaction } from '#cms/database/sql.ts';

/**
 * Runs work on market sheets in one transaction under a mutex: concurrent sheets would be validated against
 * figures that the other replaces (race condition).
 *
 * @param work receives the time at which it got the lock: not before that of an earlier sheet, unless the clock
 *   is set back.
 */
export async function inSheetTransaction<T>(
  payload: Payload,
  work: (req: PayloadRequest, now: Date) => Promise<T>,
): Promise<T> {
  const req = await createLocalReq({}, payload);
  return inTransaction(req, async () => {
    await lock(req, 'marketSheets');
    return work(req, new Date());
  });
}
