import { sql } from '@payloadcms/db-sqlite';
import type { PayloadRequest } from 'payload';
import { databaseOf, transactionOf } from './database-of.ts';

/** Well below both databases' limit of bound values per statement. */
const ROWS_AT_ONCE = 500;

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
  const target = tableOf(req, table);
  const connection = await transactionOf(req);
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE)
    await connection.insert(target).values(rows.slice(start, start + ROWS_AT_ONCE));
}

function tableOf(req: PayloadRequest, table: string): Record<string, never> {
  const target = databaseOf(req.payload).tables[table];
  if (!target) throw new Error(`There is no table ${table}: run the migrations.`);
  return target;
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
  const columns = tableOf(req, table) as Record<string, { name: string } | undefined>;
  const columnOf = (field: string) => {
    const column = columns[field];
    if (!column) throw new Error(`The table ${table} has no field ${field}.`);
    return column;
  };
  const set = Object.fromEntries(
    changes.map((field) => [field, sql.raw(`excluded."${columnOf(field).name}"`)]),
  );
  const target = by.map(columnOf);
  const connection = await transactionOf(req);
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE)
    await connection
      .insert(columns)
      .values(rows.slice(start, start + ROWS_AT_ONCE))
      .onConflictDoUpdate({ target, set });
}
