import type { SearchCountsBody } from '@beranda/contract';
import { jakartaDate } from '@beranda/finance';
import type { PayloadRequest } from 'payload';
import { execute, inTransaction, type SQL, sql, transactionOf, writeRows } from '#cms/database/sql.ts';

/** Rows of a `VALUES` clause. */
export const rowsOf = (rows: readonly (readonly (number | string)[])[]): SQL =>
  sql.join(
    rows.map(
      (row) =>
        sql`(${sql.join(
          row.map((value) => sql`${value}`),
          sql`, `,
        )})`,
    ),
    sql`, `,
  );

/** Compares by code unit, as every process does. */
export const byText = (a: string, b: string) => (a < b ? -1 : Number(a > b));

/** Records a batch. @returns false if it is stored already; a concurrent repetition waits for the first. */
export async function addBatch(req: PayloadRequest, batch: string): Promise<boolean> {
  const added = await execute(
    req.payload,
    await transactionOf(req),
    sql`INSERT INTO search_count_batches (batch, day) VALUES (${batch}, ${jakartaDate(Date.now())})
      ON CONFLICT (batch) DO NOTHING RETURNING id`,
  );
  return added.length > 0;
}

/** Adds the counts of a batch to those of their days, in one transaction; a batch that is stored already changes nothing. */
export async function storeCounts(req: PayloadRequest, { batch, counts }: SearchCountsBody): Promise<void> {
  // One order of rows in all transactions prevents deadlocks.
  const ordered = counts
    .map((count) => ({ ...count, key: `${count.day} ${count.language} ${count.query}` }))
    .sort((a, b) => byText(a.key, b.key));
  const clicks = ordered.flatMap(({ day, language, query, clicks: clicked }) =>
    clicked
      .toSorted((a, b) => byText(a.path, b.path))
      .map(({ path, count }) => [day, language, query, path, count]),
  );
  await inTransaction(req, async () => {
    if (!(await addBatch(req, batch))) return;
    const searches = ordered.map((row) => [
      row.day,
      row.language,
      row.query,
      row.searches,
      row.withoutResult,
    ]);
    await writeRows(
      req,
      sql`INSERT INTO search_statistics (day, language, query, searches, without_result) VALUES ${rowsOf(searches)}
        ON CONFLICT (day, language, query) DO UPDATE SET
          searches = search_statistics.searches + excluded.searches,
          without_result = search_statistics.without_result + excluded.without_result`,
    );
    if (clicks.length === 0) return;
    await writeRows(
      req,
      sql`INSERT INTO search_click_statistics (day, language, query, path, clicks) VALUES ${rowsOf(clicks)}
        ON CONFLICT (day, language, query, path) DO UPDATE SET
          clicks = search_click_statistics.clicks + excluded.clicks`,
    );
  });
}
