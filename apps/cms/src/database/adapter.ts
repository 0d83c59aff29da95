import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type PostgresAdapter, postgresAdapter } from '@payloadcms/db-postgres';
import { type SQLiteAdapter, sqliteAdapter } from '@payloadcms/db-sqlite';
import type { DatabaseAdapterObj } from 'payload';
import type { Env } from '#cms/env.ts';
import { withJobsClaimedOnce } from './claim-jobs.ts';
import { indexParents } from './index-parents.ts';
import { openQueuedSqliteClient } from './queued-sqlite-client.ts';
import { readLogger } from './read-tables.ts';
import { withSessionSavesReduced } from './reduce-session-saves.ts';
import { withStrictTransactions } from './strict-transactions.ts';
import { removeTerminatedConnections } from './watch-pool.ts';

export type Dialect = 'sqlite' | 'postgres';

/** How long a writer waits for the write lock, in milliseconds. */
const WRITE_TIMEOUT_MS = 10_000;

/** Returns the database dialect of a configuration. */
export function dialectOf(env: Pick<Env, 'databaseUrl'>): Dialect {
  return env.databaseUrl === undefined ? 'sqlite' : 'postgres';
}

/** Common options: every change in a transaction, the schema only by migrations. */
const shared = { blocksAsJSON: true, push: false, transactionOptions: {}, logger: readLogger } as const;

/** Schema extensions of both databases. SQLite's hook type omits the adapter that it receives. */
const beforeSchemaInit = [indexParents as never];

/** Path of SQLite's database file. */
export function databaseFile(dataDir: string): string {
  return path.join(dataDir, 'beranda.db');
}

function sqlite(env: Env, migrationDir: string): DatabaseAdapterObj<SQLiteAdapter> {
  const url = pathToFileURL(databaseFile(env.dataDir)).href;
  const base = sqliteAdapter({
    ...shared,
    client: { url },
    wal: true,
    // Retries are in the queued client, which does not block the process.
    busyTimeout: 0,
    beforeSchemaInit,
    migrationDir,
  }) as DatabaseAdapterObj<SQLiteAdapter>;
  return {
    ...base,
    init: (args) => {
      const adapter = withSessionSavesReduced(withJobsClaimedOnce(withStrictTransactions(base.init(args))));
      const { connect } = adapter;
      adapter.connect = async (options) => {
        mkdirSync(env.dataDir, { recursive: true });
        if (!adapter.client) {
          adapter.client = openQueuedSqliteClient(url, WRITE_TIMEOUT_MS);
          await adapter.client.execute('PRAGMA journal_mode = WAL');
        }
        await connect?.call(adapter, options);
      };
      return adapter;
    },
  };
}

/**
 * Payload's operations use one connection and sometimes a second, so an exhausted pool would deadlock.
 * Acquiring therefore times out, and idle transactions are terminated.
 */
const poolLimits = {
  // JIT compilation of Payload's large join statements takes seconds per statement.
  options: '-c jit=off',
  max: 20,
  connectionTimeoutMillis: 5_000,
  idle_in_transaction_session_timeout: 60_000,
} as const;

function postgres(connectionString: string, migrationDir: string): DatabaseAdapterObj {
  const base = postgresAdapter({
    ...shared,
    pool: { connectionString, ...poolLimits },
    beforeSchemaInit,
    migrationDir,
  }) as DatabaseAdapterObj<PostgresAdapter>;
  return {
    ...base,
    init: (args) => {
      const adapter = withSessionSavesReduced(withJobsClaimedOnce(withStrictTransactions(base.init(args))));
      const { connect } = adapter;
      adapter.connect = async (options) => {
        const isNew = !adapter.pool;
        await connect?.call(adapter, options);
        if (isNew) {
          handleConnectionErrors(adapter);
          removeTerminatedConnections(adapter.pool);
        }
      };
      return adapter;
    },
  };
}

/**
 * Handles connection errors: an unhandled `error` event would end the process. The query in progress still
 * fails.
 */
function handleConnectionErrors({ pool, payload }: PostgresAdapter): void {
  const logLostConnection = (err: Error) =>
    payload.logger.warn({ msg: 'A connection to the database was lost', err });
  pool.on('error', logLostConnection).on('connect', (client) => client.on('error', logLostConnection));
}

/** Creates the database adapter for the environment. */
export function databaseAdapter(env: Env, migrationsRoot: string): DatabaseAdapterObj {
  const migrationDir = path.join(migrationsRoot, dialectOf(env));
  if (env.databaseUrl === undefined) return sqlite(env, migrationDir);
  return postgres(env.databaseUrl, migrationDir);
}
