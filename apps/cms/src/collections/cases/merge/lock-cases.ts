import type { Payload, PayloadRequest } from 'payload';
import { readRows, sql } from '#cms/database/sql.ts';
import { lockDocument } from '#cms/saves/lock-document.ts';

/** Locks several cases until the transaction ends: in one order, so that no two wait for each other (deadlock). */
export async function lockCases(req: PayloadRequest, ids: readonly number[]): Promise<void> {
  for (const id of [...new Set(ids)].sort((a, b) => a - b)) await lockDocument(req, { slug: 'cases', id });
}

/**
 * Ids of a case, and of its merge target if it was merged, to be locked together: erasures and legal holds of cases that
 * were merged wait for each other at the merge target. Read before the transaction, so that nothing is read
 * before the locks. A merge in between does no harm: it needs an open case, of which nothing is erased.
 */
export async function listIdsWithMergeTarget(payload: Payload, id: number): Promise<number[]> {
  const [row] = await readRows<{ mergeTarget: number | null }>(
    payload,
    sql`SELECT merged_into_id AS "mergeTarget" FROM cases WHERE id = ${id}`,
  );
  return row?.mergeTarget ? [id, Number(row.mergeTarget)] : [id];
}
