import type { AuditLog } from '#cms/payload-types.ts';
import type { RunningCms } from './start-cms.ts';

/** The last sequence number of the audit log; 0 if it is empty. */
export async function auditEnd({ payload }: RunningCms): Promise<number> {
  const { docs } = await payload.find({ collection: 'audit-log', limit: 1, sort: '-sequence' });
  return docs[0]?.sequence ?? 0;
}

/** The rows after a sequence number, oldest first. */
export async function auditAfter({ payload }: RunningCms, sequence: number): Promise<AuditLog[]> {
  const { docs } = await payload.find({
    collection: 'audit-log',
    pagination: false,
    sort: 'sequence',
    where: { sequence: { greater_than: sequence } },
  });
  return docs;
}

/** The rows that some work adds, oldest first. */
export async function auditOf(cms: RunningCms, work: () => Promise<unknown>): Promise<AuditLog[]> {
  const before = await auditEnd(cms);
  await work();
  return auditAfter(cms, before);
}
