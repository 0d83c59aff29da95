import { sql } from '@payloadcms/db-sqlite';
import type { SQL, Table } from '@payloadcms/db-sqlite/drizzle';
import {
  commitTransaction,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
} from 'payload';
import type { Pool } from 'pg';

/*
 * Every statement that Payload's query API cannot express. Values are bound parameters of a `sql` template,
 * and names are `sql.identifier`; no-inlined-sql.test.ts rejects text that is put together.
 */
export { type SQL, sql };

/** The common subset of Drizzle's two dialects that we use. */
type Connection = {
  insert(table: unknown): {
    values(rows: Record<string, unknown> | Record<string, unknown>[]): PromiseLike<unknown> & {
      onConflictDoUpdate(conflict: { target: unknown; set: Record<string, unknown> }): Promise<unknown>;
    };
  };
};

/** Payload's dialect-independent table description; columns are keyed by field name. */
export type RawTable = {
  name: string;
  columns: Record<string, { name: string; type: string; reference?: { table: string } }>;
  foreignKeys?: Record<string, { columns: string[]; foreignColumns: { table: string }[] }>;
};

/** Work outside the database that follows the outcome of a transaction. A failure is logged. */
export type AfterTransaction = (isCommitted: boolean) => Promise<void>;

/** An open transaction. */
export type Session = {
  db: Connection;
  /** Runs before the commit, in the transaction; a failure rolls it back. */
  beforeCommit?: () => Promise<void>;
  /** Run once it has ended, committed or not. */
  afterEnd?: AfterTransaction[];
};

type DrizzleBased = {
  sessions: Record<string, Session | undefined>;
  drizzle: Connection;
  tables: Record<string, Table>;
  rawTables: Record<string, RawTable>;
  execute(args: { drizzle: unknown; sql: SQL }): Promise<unknown>;
};

/** The Drizzle database behind Payload. */
export function databaseOf(payload: Payload): DrizzleBased {
  return payload.db as unknown as DrizzleBased;
}

/** The PostgreSQL connection pool; SQLite has none. */
export function poolOf(payload: Payload): Pool {
  return (payload.db as unknown as { pool: Pool }).pool;
}

/** Returns the dialect of a Payload instance. */
export function dialectNameOf(payload: Payload): 'sqlite' | 'postgres' {
  return payload.db.name === 'sqlite' ? 'sqlite' : 'postgres';
}

/** Values as a list of bound parameters, for `IN (…)`. */
export const listOf = (values: readonly (number | string)[]): SQL =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  );

/** The name of the main table of a collection or global. */
export const tableName = (slug: string) => slug.replaceAll('-', '_');

/** The column of a field. */
export const columnName = (field: string) =>
  field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/**
 * A table, to be named in a statement.
 *
 * @throws Error when there is no such table.
 */
export function tableOf(payload: Payload, name: string): Table {
  const table = databaseOf(payload).tables[name];
  if (!table) throw new Error(`There is no table ${name}: run the migrations.`);
  return table;
}

/**
 * Runs work in the request's transaction: commits on success, rolls back on errors. Nested calls join the
 * open transaction, and its owner commits.
 */
export async function inTransaction<T>(req: PayloadRequest, work: () => Promise<T>): Promise<T> {
  const isOurs = await initTransaction(req);
  try {
    const result = await work();
    if (isOurs) await commitTransaction(req);
    return result;
  } catch (error) {
    await killTransaction(req);
    throw error;
  }
}

/**
 * A request's transaction.
 *
 * @throws Error when the request has no open transaction.
 */
export async function sessionOf(req: PayloadRequest): Promise<Session> {
  const id = await req.transactionID;
  const session = id === undefined ? undefined : databaseOf(req.payload).sessions[id];
  if (!session) throw new Error('This write belongs into a transaction, and none is open.');
  return session;
}

/**
 * The connection of a request's transaction, for writes in the same unit of work.
 *
 * @throws Error when the request has no open transaction.
 */
export async function transactionOf(req: PayloadRequest): Promise<Connection> {
  return (await sessionOf(req)).db;
}

/**
 * Runs work after the request's transaction has ended, committed or not.
 *
 * @throws Error when the request has no open transaction.
 */
export async function afterTransaction(req: PayloadRequest, work: AfterTransaction): Promise<void> {
  const session = await sessionOf(req);
  session.afterEnd = [...(session.afterEnd ?? []), work];
}

/** Runs a statement on a connection; returns its rows. */
export async function execute<Row>(payload: Payload, drizzle: unknown, statement: SQL): Promise<Row[]> {
  return ((await databaseOf(payload).execute({ drizzle, sql: statement })) as { rows: Row[] }).rows;
}

/**
 * Reads rows: for a request inside its transaction, including its own writes, if one is open; otherwise
 * outside.
 */
export async function readRows<Row>(from: Payload | PayloadRequest, statement: SQL): Promise<Row[]> {
  if (!('payload' in from)) return execute(from, databaseOf(from).drizzle, statement);
  if (!(await from.transactionID)) return readRows(from.payload, statement);
  return execute(from.payload, await transactionOf(from), statement);
}

/**
 * Writes inside a request's transaction.
 *
 * @throws Error when the request has no open transaction.
 */
export async function writeRows(req: PayloadRequest, statement: SQL): Promise<void> {
  await execute(req.payload, await transactionOf(req), statement);
}
