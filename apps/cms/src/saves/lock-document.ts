import type { PayloadRequest } from 'payload';
import { LOCKS, writeInTransactionOf } from '#cms/database/database-of.ts';

/** A collection's document, or a global, which has no id. */
export type DocumentRef = { slug: string; id: number | string | null };

/** FNV-1a as a signed 32-bit number, which is what PostgreSQL's advisory locks are named by. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash | 0;
}

/**
 * Locks a document until the request's transaction ends, so that what a save reads is what it changes. Advisory, since
 * a global that was never saved has no row to lock. Two documents with the same hash only wait for each other. On SQLite
 * any write begins the transaction, of which there is one at a time.
 */
export async function lockDocument(req: PayloadRequest, { slug, id }: DocumentRef): Promise<void> {
  await writeInTransactionOf(
    req,
    req.payload.db.name === 'sqlite'
      ? 'UPDATE cache_tags SET version = version WHERE 0'
      : `SELECT pg_advisory_xact_lock(${LOCKS.documents}, ${hashOf(`${slug}:${id ?? ''}`)})`,
  );
}
