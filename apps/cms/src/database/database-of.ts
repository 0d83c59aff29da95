import type { Payload, PayloadRequest } from 'payload';
import type { Pool } from 'pg';

type Table = Record<string, never>;

/** The little of Drizzle's two dialects that we use ourselves, in what they have in common. */
type Inserting = {
  insert(table: unknown): {
    values(rows: Record<string, unknown> | Record<string, unknown>[]): PromiseLike<unknown> & {
      onConflictDoUpdate(conflict: { target: unknown; set: Record<string, unknown> }): Promise<unknown>;
    };
  };
};

/** A table as Payload describes it for either dialect; keys of columns are Payload's names, not the database's. */
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

/** The database behind Payload; both of our adapters are built on Drizzle. */
export function databaseOf(payload: Payload): DrizzleBased {
  return payload.db as unknown as DrizzleBased;
}

/** The connections to PostgreSQL; there is no pool on SQLite. */
export function poolOf(payload: Payload): Pool {
  return (payload.db as unknown as { pool: Pool }).pool;
}

/**
 * The connection on which a request's transaction runs, so that what is written here is kept or lost with
 * everything else of that request.
 *
 * @throws Error when the request has no open transaction.
 */
export async function transactionOf(req: PayloadRequest): Promise<Inserting> {
  const id = await req.transactionID;
  const session = id === undefined ? undefined : databaseOf(req.payload).sessions[id];
  if (!session) throw new Error('This write belongs into a transaction, and none is open.');
  return session.db;
}

/** Runs a statement of ours inside a request's transaction. */
export async function writeInTransactionOf(req: PayloadRequest, statement: string): Promise<void> {
  await databaseOf(req.payload).execute({ drizzle: await transactionOf(req), raw: statement });
}
