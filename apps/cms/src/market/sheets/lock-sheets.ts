import type { PayloadRequest } from 'payload';
import { LOCKS, writeInTransactionOf } from '#cms/database/database-of.ts';
import { dialectNameOf } from '#cms/database/read-rows.ts';

/**
 * Lets no other sheet come in until this request's transaction is over. On SQLite any write has to wait for the one
 * before it.
 */
export async function waitForSheets(req: PayloadRequest): Promise<void> {
  await writeInTransactionOf(
    req,
    dialectNameOf(req.payload) === 'sqlite'
      ? 'UPDATE market_sheets SET id = id WHERE 0'
      : `SELECT pg_advisory_xact_lock(${LOCKS.marketSheets})`,
  );
}
