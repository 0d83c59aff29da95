import { addDays, jakartaDate } from '@beranda/finance';
import { createLocalReq, type Payload } from 'payload';
import { inTransaction, sql, writeRows } from '#cms/database/sql.ts';

/** Thirteen months: a month can be compared with that of the year before. */
const RETENTION_DAYS = 400;

/**
 * Deletes the statistics of searches and feedback whose retention has ended, and the idempotency keys of their batches.
 *
 * @param now in milliseconds since 1970.
 */
export async function eraseExpiredStatistics(payload: Payload, now = Date.now()): Promise<void> {
  const firstKept = addDays(jakartaDate(now), -RETENTION_DAYS);
  const req = await createLocalReq({}, payload);
  await inTransaction(req, async () => {
    await writeRows(req, sql`DELETE FROM search_statistics WHERE day < ${firstKept}`);
    await writeRows(req, sql`DELETE FROM search_click_statistics WHERE day < ${firstKept}`);
    await writeRows(req, sql`DELETE FROM feedback_statistics WHERE day < ${firstKept}`);
    await writeRows(req, sql`DELETE FROM search_count_batches WHERE day < ${firstKept}`);
  });
}
