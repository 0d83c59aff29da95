import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
} from 'payload';
import { LOCKS, writeInTransactionOf } from '#cms/database/database-of.ts';
import { dialectNameOf } from '#cms/database/read-rows.ts';

/**
 * Does work on market sheets in one transaction, all or nothing, and lets nobody else do the like meanwhile: of two
 * sheets at the same time each would be judged by figures that the other is about to replace. On SQLite any write has
 * to wait for the one before it.
 *
 * @param work is told the time, which is later than that of any sheet before it.
 */
export async function inSheetTransaction<T>(
  payload: Payload,
  work: (req: PayloadRequest, now: Date) => Promise<T>,
): Promise<T> {
  const req = await createLocalReq({}, payload);
  await initTransaction(req);
  try {
    await writeInTransactionOf(
      req,
      dialectNameOf(payload) === 'sqlite'
        ? 'UPDATE market_sheets SET id = id WHERE 0'
        : `SELECT pg_advisory_xact_lock(${LOCKS.marketSheets})`,
    );
    const result = await work(req, new Date());
    await commitTransaction(req);
    return result;
  } catch (error) {
    await killTransaction(req);
    throw error;
  }
}
