import type { Payload } from 'payload';
import { readRows, sql } from '#cms/database/sql.ts';
import { listFilesBefore, removeAttachment } from './attachment-files.ts';
import { orphanedBefore, PENDING_LIFETIME_MS } from './pending-lifetime.ts';

/**
 * Removes attachments that belong to no case after a day: uploads whose form was never sent, and those of deleted cases.
 * First the rows, in one statement that a submission at the same time cannot overlap, then every old file without a row,
 * so that nothing is left behind where a process stopped in between.
 *
 * @returns how many files were removed.
 */
export async function removeOrphans(payload: Payload, dataDir: string, now = Date.now()): Promise<number> {
  await readRows(
    payload,
    sql`DELETE FROM attachments WHERE case_id IS NULL AND created_at < ${orphanedBefore(now)} RETURNING id`,
  );
  let removed = 0;
  for (const name of await listFilesBefore(dataDir, now - PENDING_LIFETIME_MS)) {
    const rows = await readRows(payload, sql`SELECT id FROM attachments WHERE key = ${name}`);
    if (rows.length > 0) continue;
    await removeAttachment(dataDir, name);
    removed += 1;
  }
  return removed;
}
