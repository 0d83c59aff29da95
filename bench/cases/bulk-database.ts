import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import pg from 'pg';
import { DATABASE_FILE } from '../../scripts/lib/data-directory.mjs';
import type { Stack } from '../stack.ts';

export type Row = Record<string, unknown>;

/** Direct access to the database of a stack, to fill it faster than the API could. */
export type BulkDatabase = {
  readAll(statement: string): Promise<Row[]>;
  /** Inserts rows in one transaction. Values are JSON; those of columns that hold JSON are objects. */
  insert(table: string, rows: readonly Row[]): Promise<void>;
  /** Runs after all rows were inserted: ids go on after those of the cases, and the planner knows how many rows there are. */
  finish(): Promise<void>;
  close(): Promise<void>;
};

/** A value as SQLite stores it. */
function sqliteValue(value: unknown): string | number | null {
  if (value === undefined || value === null) return null;
  if (typeof value === 'boolean') return Number(value);
  return typeof value === 'string' || typeof value === 'number' ? value : JSON.stringify(value);
}

function openSqlite(file: string): BulkDatabase {
  const database = new DatabaseSync(file);
  // The back office writes meanwhile.
  database.exec('PRAGMA busy_timeout = 10000; PRAGMA synchronous = OFF;');
  return {
    readAll: async (statement) => database.prepare(statement).all() as Row[],
    insert: async (table, rows) => {
      if (rows.length === 0) return;
      const columns = Object.keys(rows[0] ?? {});
      const names = columns.map((column) => `"${column}"`).join(', ');
      const insert = database.prepare(
        `INSERT INTO "${table}" (${names}) VALUES (${columns.map(() => '?').join(', ')})`,
      );
      database.exec('BEGIN IMMEDIATE');
      for (const row of rows) insert.run(...columns.map((column) => sqliteValue(row[column])));
      database.exec('COMMIT');
      // Wait, so that sockets which the back office has closed meanwhile are closed here too.
      await setImmediate();
    },
    finish: async () => database.exec('PRAGMA wal_checkpoint(TRUNCATE)'),
    close: async () => database.close(),
  };
}

async function openPostgres(connectionString: string): Promise<BulkDatabase> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  return {
    readAll: async (statement) => (await client.query(statement)).rows as Row[],
    insert: async (table, rows) => {
      if (rows.length === 0) return;
      const names = Object.keys(rows[0] ?? {})
        .map((column) => `"${column}"`)
        .join(', ');
      await client.query(
        `INSERT INTO "${table}" (${names}) SELECT ${names} FROM jsonb_populate_recordset(NULL::"${table}", $1)`,
        [JSON.stringify(rows)],
      );
    },
    finish: async () => {
      await client.query("SELECT setval(pg_get_serial_sequence('cases', 'id'), (SELECT MAX(id) FROM cases))");
      // Autovacuum would do this some time after the insertion of rows.
      await client.query('VACUUM ANALYZE');
    },
    close: () => client.end(),
  };
}

/** Opens the database of a stack; its back office may run. */
export async function openBulkDatabase({ databaseUrl, dataDirectory }: Stack): Promise<BulkDatabase> {
  return databaseUrl === undefined
    ? openSqlite(join(dataDirectory, DATABASE_FILE))
    : openPostgres(databaseUrl);
}
