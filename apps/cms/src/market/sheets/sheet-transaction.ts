import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import { inTransaction } from '#cms/database/in-transaction.ts';
import { lock } from '#cms/database/locks.ts';

/**
 * Does work on market sheets in one transaction, one at a time: of two sheets at the same time each would be validated
 * against figures that the other is about to replace.
 *
 * @param work is given the time, which is later than that of any sheet before it.
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
