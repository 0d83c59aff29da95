import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
} from 'payload';
import { waitForSheets } from './lock-sheets.ts';

/**
 * Does work on market sheets in one transaction, all or nothing, and lets nobody else do the like meanwhile: of two
 * sheets at the same time each would be judged by figures that the other is about to replace.
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
    await waitForSheets(req);
    const result = await work(req, new Date());
    await commitTransaction(req);
    return result;
  } catch (error) {
    await killTransaction(req);
    throw error;
  }
}
