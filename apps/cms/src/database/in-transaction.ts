import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload';

/**
 * Does work in the request's transaction, all or nothing: commits it, or rolls it back when the work throws. Inside a
 * transaction that is open already, whoever opened it commits.
 */
export async function inTransaction<T>(req: PayloadRequest, work: () => Promise<T>): Promise<T> {
  const isOurs = await initTransaction(req);
  try {
    const result = await work();
    if (isOurs) await commitTransaction(req);
    return result;
  } catch (error) {
    await killTransaction(req);
    throw error;
  }
}
