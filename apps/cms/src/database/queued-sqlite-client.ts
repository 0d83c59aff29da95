import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Client, type InStatement, LibsqlError, type ResultSet } from '@libsql/client';
import { Sqlite3Client, Sqlite3Transaction } from '@libsql/client/sqlite3';
import { CachingConnection } from './caching-connection.ts';
import { WriteQueue } from './write-queue.ts';

const FIRST_PAUSE_MS = 2;
const MAX_PAUSE_MS = 50;
const MAX_IDLE_CONNECTIONS = 4;
/** An idle transaction counts as abandoned after this time, because it blocks all writers. */
const IDLE_TIMEOUT_MS = 60_000;
/** Has no effect inside a transaction; use `rebuild` instead. */
const FOREIGN_KEYS = /^\s*pragma\s+foreign_keys\b/i;
const READS = /^\s*(select|pragma|explain)\b/i;

function isRead(statement: InStatement | string): boolean {
  return READS.test(typeof statement === 'string' ? statement : statement.sql);
}

function isBusy(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && code.startsWith('SQLITE_BUSY');
}

const NOTHING = { columns: [], columnTypes: [], rows: [], rowsAffected: 0 } as unknown as ResultSet;

/** A transaction that releases its connection at the end. */
class HeldTransaction extends Sqlite3Transaction {
  readonly #mustCheck: boolean;
  readonly #over: (isClean: boolean) => void;

  constructor(connection: CachingConnection, mustCheck: boolean, over: (isClean: boolean) => void) {
    super(connection as never, 'number');
    this.#mustCheck = mustCheck;
    this.#over = over;
  }

  override async commit(): Promise<void> {
    if (this.#mustCheck) await this.#rejectDangling();
    await super.commit();
    this.#over(true);
  }

  async #rejectDangling(): Promise<void> {
    const { rows } = await this.execute('PRAGMA foreign_key_check');
    const tables = [...new Set(rows.map(({ table }) => table))];
    if (tables.length > 0) {
      throw new LibsqlError(`Rows of ${tables.join(', ')} refer to rows that are gone`, 'SQLITE_CONSTRAINT');
    }
  }

  /** Never rejects, since that would hide the error that led here. */
  override async rollback(): Promise<void> {
    let isClean = false;
    try {
      // SQLite itself rolls back after some errors, such as a full disk: a second ROLLBACK would fail.
      if (!this.closed) await super.rollback();
      isClean = true;
    } catch {
      // Closing the connection rolls back, too.
    }
    this.#over(isClean);
  }

  override close(): void {
    try {
      super.close();
    } finally {
      this.#over(false);
    }
  }
}

/**
 * A transaction that begins with its first write. Payload opens one for whole operations: some first write
 * outside of it, which would deadlock, and uploads process pictures for seconds, which would block other
 * writers. Reads before the first write see committed data, like PostgreSQL's READ COMMITTED.
 */
class LazyTransaction {
  readonly #begin: () => Promise<HeldTransaction>;
  #begun: Promise<HeldTransaction> | undefined;
  #isOver = false;
  readonly #reader: Pick<Client, 'execute'>;
  #watch: NodeJS.Timeout | undefined;

  constructor(begin: () => Promise<HeldTransaction>, reader: Pick<Client, 'execute'>) {
    this.#begin = begin;
    this.#reader = reader;
  }

  get closed(): boolean {
    return this.#isOver;
  }

  #open(): Promise<HeldTransaction> {
    if (this.#isOver) throw new LibsqlError('The transaction is closed', 'TRANSACTION_CLOSED');
    this.#begun ??= this.#begin();
    clearTimeout(this.#watch);
    this.#watch = setTimeout(() => this.close(), IDLE_TIMEOUT_MS).unref();
    return this.#begun;
  }

  async execute(statement: InStatement | string, args?: never): Promise<ResultSet> {
    const bound = typeof statement === 'string' ? { sql: statement, args: args ?? [] } : statement;
    if (FOREIGN_KEYS.test(bound.sql)) return NOTHING;
    if (!this.#begun && !this.#isOver && isRead(bound)) return this.#reader.execute(bound);
    return (await this.#open()).execute(bound);
  }

  async batch(statements: InStatement[]): Promise<ResultSet[]> {
    return (await this.#open()).batch(statements);
  }

  async executeMultiple(sql: string): Promise<void> {
    return (await this.#open()).executeMultiple(sql);
  }

  async commit(): Promise<void> {
    clearTimeout(this.#watch);
    if (this.#isOver) throw new LibsqlError('The transaction is closed', 'TRANSACTION_CLOSED');
    await (await this.#begun)?.commit();
    this.#isOver = true;
  }

  async rollback(): Promise<void> {
    clearTimeout(this.#watch);
    if (this.#isOver) return;
    this.#isOver = true;
    // If BEGIN failed there is nothing to roll back.
    const open = await this.#begun?.catch(() => undefined);
    await open?.rollback();
  }

  close(): void {
    clearTimeout(this.#watch);
    this.#isOver = true;
    this.#begun?.then((open) => open.close()).catch(() => {});
  }
}

export type QueuedSqliteClient = Client & {
  /**
   * Runs work whose transactions may rebuild tables. SQLite alters tables by copying and dropping them, which
   * would cascade to referencing rows. So foreign keys are disabled before the transaction, and checked
   * before its commit.
   */
  rebuild<T>(work: () => Promise<T>): Promise<T>;
};

/**
 * A SQLite client with many readers and a single writer, without blocking the process.
 *
 * The driver's client is synchronous: SQLite's busy timeout would block the event loop, including the writer
 * it waits for. A rejected `BEGIN` also leaves its connection in a state in which a later `COMMIT` fails. So
 * writers of this process queue here, failed connections are discarded, and busy errors caused by other
 * processes (a migration, the seed) are retried with a pause.
 */
export function openQueuedSqliteClient(url: string, timeoutMs: number): QueuedSqliteClient {
  const file = fileURLToPath(url);
  const reader = new Sqlite3Client(file, {}, new CachingConnection(file) as never, 'number');
  const queue = new WriteQueue(timeoutMs);
  const idle: CachingConnection[] = [];
  let isClosed = false;
  let isRebuilding = false;

  function releaseConnection(connection: CachingConnection, isClean: boolean): void {
    if (isClean && !isClosed && idle.length < MAX_IDLE_CONNECTIONS) idle.push(connection);
    else connection.close();
  }

  /** Opens a connection with a write transaction. */
  async function beginOnConnection(): Promise<CachingConnection> {
    const deadline = Date.now() + timeoutMs;
    for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, MAX_PAUSE_MS)) {
      const connection = (isRebuilding ? undefined : idle.pop()) ?? new CachingConnection(file);
      try {
        if (isRebuilding) connection.exec('PRAGMA foreign_keys = OFF');
        connection.exec('BEGIN IMMEDIATE');
        return connection;
      } catch (error) {
        connection.close();
        if (!isBusy(error) || Date.now() > deadline) throw error;
      }
      await sleep(pause);
    }
  }

  async function begin(): Promise<HeldTransaction> {
    if (isClosed) throw new LibsqlError('The client is closed', 'CLIENT_CLOSED');
    const release = await queue.take();
    try {
      const connection = await beginOnConnection();
      const isRebuild = isRebuilding;
      let isOver = false;
      return new HeldTransaction(connection, isRebuild, (isClean) => {
        if (isOver) return;
        isOver = true;
        releaseConnection(connection, isClean && !isRebuild);
        release();
      });
    } catch (error) {
      release();
      throw error;
    }
  }

  async function inTransaction<T>(work: (open: HeldTransaction) => Promise<T>): Promise<T> {
    const open = await begin();
    try {
      const result = await work(open);
      await open.commit();
      return result;
    } catch (error) {
      await open.rollback();
      throw error;
    }
  }

  const client = {
    protocol: 'file',
    get closed() {
      return isClosed;
    },
    execute(statement: InStatement | string, args?: never): Promise<ResultSet> {
      const bound: InStatement =
        typeof statement === 'string' ? { sql: statement, args: args ?? [] } : statement;
      if (isRead(bound)) return reader.execute(bound);
      return inTransaction((open) => open.execute(bound));
    },
    batch(statements: InStatement[]): Promise<ResultSet[]> {
      return inTransaction((open) => open.batch(statements));
    },
    migrate(statements: InStatement[]): Promise<ResultSet[]> {
      return inTransaction((open) => open.batch(statements));
    },
    executeMultiple(sql: string): Promise<void> {
      return inTransaction((open) => open.executeMultiple(sql));
    },
    transaction: async () => new LazyTransaction(begin, reader),
    async rebuild<T>(work: () => Promise<T>): Promise<T> {
      isRebuilding = true;
      try {
        return await work();
      } finally {
        isRebuilding = false;
      }
    },
    async sync() {
      throw new LibsqlError('This database is a file: there is nothing to sync', 'SYNC_NOT_SUPPORTED');
    },
    close() {
      isClosed = true;
      reader.close();
      for (const connection of idle.splice(0)) connection.close();
    },
  };
  return client as unknown as QueuedSqliteClient;
}
