import type { Table } from '@payloadcms/db-sqlite/drizzle';
import type { PayloadRequest } from 'payload';
import { sql, tableOf, transactionOf } from './sql.ts';

/** Well below both databases' limit of bound values per statement. */
const BATCH_SIZE = 500;

/**
 * Bulk insert inside a request's transaction, without Payload's hooks and access control: for validated
 * figures, since inserting them one by one takes minutes. Bump their cache tag afterwards.
 *
 * @param table the table's name in the database.
 * @param rows keyed by field names; times as ISO text.
 * @throws Error when there is no such table, or no transaction.
 */
export async function insertRows(
  req: PayloadRequest,
  table: string,
  rows: readonly Record<string, unknown>[],
): Promise<void> {
  const target = tableOf(req.payload, table);
  const connection = await transactionOf(req);
  for (let start = 0; start < rows.length; start += BATCH_SIZE)
    await connection.insert(target).values(rows.slice(start, start + BATCH_SIZE));
}

/**
 * Bulk upsert: `by` are the unique fields that identify existing rows, and `changes` the fields to update.
 *
 * @throws Error when there is no such table or field, or no transaction.
 */
export async function upsertRows(
  req: PayloadRequest,
  table: string,
  rows: readonly Record<string, unknown>[],
  { by, changes }: { by: readonly string[]; changes: readonly string[] },
): Promise<void> {
  const columns = tableOf(req.payload, table) as Table & Record<string, { name: string } | undefined>;
  const columnOf = (field: string) => {
    const column = columns[field];
    if (!column) throw new Error(`The table ${table} has no field ${field}.`);
    return column;
  };
  const set = Object.fromEntries(
    changes.map((field) => [field, sql`excluded.${sql.identifier(columnOf(field).name)}`]),
  );
  const target = by.map(columnOf);
  const connection = await transactionOf(req);
  for (let start = 0; start < rows.length; start += BATCH_SIZE)
    await connection
      .insert(columns)
      .values(rows.slice(start, start + BATCH_SIZE))
      .onConflictDoUpdate({ target, set });
}
