import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import { removeAttachment } from '#cms/collections/attachments/attachment-files.ts';
import { inTransaction, readRows, type SQL, sql } from '#cms/database/sql.ts';
import type { Case } from '#cms/payload-types.ts';
import { listIdsWithMergeTarget, lockCases } from '../merge/lock-cases.ts';
import { statisticOf } from './case-statistic.ts';

type Erasure = {
  /** Which cases may be erased, in SQL: checked again after the case is locked. */
  erasableCondition: SQL;
  dataDir: string;
  /** Who erases, for the audit log; by default the system. */
  user?: PayloadRequest['user'];
  /** Records the erasure elsewhere, in its transaction and in the name of its user. */
  record?: (req: PayloadRequest, erased: Case) => Promise<unknown>;
};

/** The row of an erasable case; null if somebody has changed, held or erased it. */
async function findErasable(req: PayloadRequest, id: number, erasableCondition: SQL): Promise<Case | null> {
  const found = await readRows(
    req,
    sql`SELECT cases.id FROM cases WHERE cases.id = ${id} AND ${erasableCondition}`,
  );
  if (found.length === 0) return null;
  return req.payload.db.findOne<Case>({ collection: 'cases', where: { id: { equals: id } }, req });
}

/** Erases the rows of a case in the request's transaction. @returns the keys of its files; null if it stays. */
async function eraseRows(
  req: PayloadRequest,
  together: readonly number[],
  { id, erasableCondition, record }: Pick<Erasure, 'erasableCondition' | 'record'> & { id: number },
): Promise<string[] | null> {
  // Concurrent changes, holds and erasures of the case, or of its merge target, wait.
  await lockCases(req, together);
  const erased = await findErasable(req, id, erasableCondition);
  if (!erased) return null;
  const files = await readRows<{ key: string }>(req, sql`SELECT key FROM attachments WHERE case_id = ${id}`);
  await req.payload.create({
    collection: 'case-statistics',
    data: statisticOf(erased),
    depth: 0,
    overrideAccess: true,
    req,
  });
  // Its hook deletes what belongs to the case.
  await req.payload.delete({ collection: 'cases', id, depth: 0, overrideAccess: true, req });
  await record?.(req, erased);
  return files.map(({ key }) => key);
}

/**
 * Right to erasure: erases a case with all that belongs to it, and leaves a row of statistics: in one transaction, once,
 * whichever process gets there first. Its files are removed after the commit. Where a process stops in between they have
 * no row any more and are removed with the orphaned attachments.
 *
 * @returns whether the case was erased here.
 */
export async function eraseCase(
  payload: Payload,
  id: number,
  { dataDir, user, ...erasure }: Erasure,
): Promise<boolean> {
  const req = await createLocalReq(user ? { user } : {}, payload);
  const together = await listIdsWithMergeTarget(payload, id);
  const files = await inTransaction(req, () => eraseRows(req, together, { id, ...erasure }));
  if (!files) return false;
  for (const key of files) await removeAttachment(dataDir, key);
  return true;
}
