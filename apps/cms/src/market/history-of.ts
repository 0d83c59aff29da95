import type { CollectionSlug, PayloadRequest, Where } from 'payload';
import { LOCKS, writeInTransactionOf } from '#cms/database/database-of.ts';
import { dialectNameOf } from '#cms/database/read-rows.ts';

/** Lets no sheet come in until this request's transaction is over. On SQLite any write has to wait for the one before it. */
async function waitForSheets(req: PayloadRequest): Promise<void> {
  await writeInTransactionOf(
    req,
    dialectNameOf(req.payload) === 'sqlite'
      ? 'UPDATE market_sheets SET id = id WHERE 0'
      : `SELECT pg_advisory_xact_lock(${LOCKS.marketSheets})`,
  );
}

/** Whether there are figures, or sheets of them, of this kind; none is added before the request is over. */
export async function hasHistory(
  req: PayloadRequest,
  collection: CollectionSlug & ('exchange-quotes' | 'fund-values' | 'market-sheets'),
  where: Where,
): Promise<boolean> {
  await waitForSheets(req);
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
