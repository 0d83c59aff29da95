import type { Payload, PayloadRequest } from 'payload';
import type { Pool } from 'pg';

type Table = Record<string, never>;

/** The common subset of Drizzle's two dialects that we use. */
type Inserting = {
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

type DrizzleBased = {
  sessions: Record<string, { db: Inserting } | undefined>;
  drizzle: Inserting;
  tables: Record<string, Table>;
  rawTables: Record<string, RawTable>;
  execute(args: { drizzle: unknown; raw: string }): Promise<unknown>;
};

/** The Drizzle database behind Payload. */
export function databaseOf(payload: Payload): DrizzleBased {
  return payload.db as unknown as DrizzleBased;
}

/** The PostgreSQL connection pool; SQLite has none. */
export function poolOf(payload: Payload): Pool {
  return (payload.db as unknown as { pool: Pool }).pool;
}

/**
 * The connection of a request's transaction, for writes in the same unit of work.
 *
 * @throws Error when the request has no open transaction.
 */
export async function transactionOf(req: PayloadRequest): Promise<Inserting> {
  const id = await req.transactionID;
  const session = id === undefined ? undefined : databaseOf(req.payload).sessions[id];
  if (!session) throw new Error('This write belongs into a transaction, and none is open.');
  return session.db;
}

/** Runs a statement inside a request's transaction. */
export async function writeInTransactionOf(req: PayloadRequest, statement: string): Promise<void> {
  await databaseOf(req.payload).execute({ drizzle: await transactionOf(req), raw: statement });
}
