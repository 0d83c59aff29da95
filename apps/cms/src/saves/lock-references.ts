import type { PayloadRequest } from 'payload';
import { lock, lockShared } from '#cms/database/locks.ts';
import { dialectNameOf } from '#cms/database/sql.ts';

/**
 * Exclusive advisory lock `references`: waits for running saves that may add references, and makes later ones wait, until
 * the transaction ends. A transaction that then finds a document unused may delete it. Row locks would not do: references
 * in blocks and texts are JSON, without foreign keys.
 */
export const lockReferences = (req: PayloadRequest): Promise<void> => lock(req, 'references');

/**
 * Shared advisory lock `references`, for a transaction that may add references: deletions wait for its end. Not on SQLite,
 * where every deletion waits for the writing transaction, and a save should begin to write as late as possible.
 */
export async function lockReferencesShared(req: PayloadRequest): Promise<void> {
  if (dialectNameOf(req.payload) === 'postgres') await lockShared(req, 'references');
}
