import type { PayloadRequest, Where } from 'payload';
import { lock } from '#cms/database/locks.ts';

/**
 * Locks the sheets until the transaction ends, so that none is added meanwhile.
 *
 * @returns whether a stored figure or sheet matches a condition.
 */
export async function lockSheetsAndCheckHistory(
  req: PayloadRequest,
  collection: 'exchange-quotes' | 'fund-values' | 'market-sheets',
  where: Where,
): Promise<boolean> {
  await lock(req, 'marketSheets');
  const { docs } = await req.payload.find({
    collection,
    where,
    depth: 0,
    limit: 1,
    overrideAccess: true,
    pagination: false,
    req,
  });
  return docs.length > 0;
}
