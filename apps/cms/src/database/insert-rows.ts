import { sql } from '@payloadcms/db-sqlite';
import type { PayloadRequest } from 'payload';
import { databaseOf, transactionOf } from './database-of.ts';

/** Well below the number of values that either database takes in one statement. */
const ROWS_AT_ONCE = 500;

/**
 * Inserts many rows inside a request's transaction, past Payload's hooks and rules: for figures that were judged
 * already, of which one by one would take minutes. Bump their cache tag afterwards.
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
 * The same for rows of which some are there already: those are found `by` what is unique about them, and `changes` are
 * the fields that they take from the new row.
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
