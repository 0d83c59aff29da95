import { type FeedbackCountsBody, feedbackKeyOf } from '@beranda/contract';
import type { PayloadRequest } from 'payload';
import { addBatch, byText, rowsOf } from '#cms/collections/search-statistics/store-counts.ts';
import { inTransaction, sql, writeRows } from '#cms/database/sql.ts';

/** Adds the counts of a batch to those of their days, in one transaction; a batch that is stored already changes nothing. */
export async function storeFeedback(
  req: PayloadRequest,
  { batch, counts }: FeedbackCountsBody,
): Promise<void> {
  // One order of rows in all transactions prevents deadlocks.
  const rows = counts
    .toSorted((a, b) => byText(feedbackKeyOf(a), feedbackKeyOf(b)))
    .map((row) => [row.day, row.language, row.collection, row.slug, row.answer, row.count]);
  await inTransaction(req, async () => {
    if (!(await addBatch(req, batch))) return;
    await writeRows(
      req,
      sql`INSERT INTO feedback_statistics (day, language, collection, slug, answer, count) VALUES ${rowsOf(rows)}
        ON CONFLICT (day, language, collection, slug, answer) DO UPDATE SET
          count = feedback_statistics.count + excluded.count`,
    );
  });
}
