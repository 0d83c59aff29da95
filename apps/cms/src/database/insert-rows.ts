import type { PayloadRequest } from 'payload';
import { databaseOf, transactionOf } from './database-of.ts';

/** Well below the number of values that either database takes in one statement. */
const ROWS_AT_ONCE = 500;

/**
 * Inserts many rows inside a request's transaction, past Payload's hooks and rules: for figures that were judged
 * already, of which one by one would take minutes. Raise their scope afterwards.
 *
 * @param table the table's name in the database.
 * @param rows by the names of the collection's fields; times as ISO text.
 * @throws Error when there is no such table, or no transaction.
 */
export async function insertRows(
  req: PayloadRequest,
  table: string,
  rows: readonly Record<string, unknown>[],
): Promise<void> {
  const target = databaseOf(req.payload).tables[table];
  if (!target) throw new Error(`There is no table ${table}: run the migrations.`);
  const connection = await transactionOf(req);
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE)
    await connection.insert(target).values(rows.slice(start, start + ROWS_AT_ONCE));
}
