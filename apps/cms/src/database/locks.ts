import type { Payload, PayloadRequest } from 'payload';
import { poolOf, sql, writeRows } from './sql.ts';

/** Ids of PostgreSQL's advisory locks, in one place to keep them unique. */
const LOCKS = {
  administrators: 7_310_001,
  schema: 7_310_002,
  redirects: 7_310_003,
  marketSheets: 7_310_004,
  marketPull: 7_310_005,
  /** Uses the document, the digest of a file, or the collections whose documents are compared, as second key. */
  documents: 7_310_006,
  /** Uses the content as second key. */
  submissions: 7_310_008,
  erasure: 7_310_016,
  deadlineMails: 7_310_019,
  /**
   * The calendar, and what is computed from it: exclusive for changes of holidays, shared for saves of cases.
   *
   * No deadlock, since each takes its locks in one order. A save of cases: documents of cases, this one (shared), rows of
   * cases. A change of holidays: this one (exclusive), documents and rows of holidays, rows of cases. So a waiter for
   * this one has locked documents of cases at most, which no change of holidays waits for; and its holder waits for
   * nobody who waits for it. A transaction that has saved a case must not change holidays (two could wait for each other).
   */
  holidays: 7_310_017,
  /**
   * References between documents: shared for saves that may add some (items, globals), exclusive for deletions of what
   * others may refer to, and for saves that rename or empty a fact. A save takes it after the lock of its document and
   * before it writes; a deletion takes it first, or after the lock of its document. No deadlock, since its holder waits
   * for no lock of a document, and a waiter for it has locked no cache tags yet. A transaction that has it shared must
   * not request it exclusively.
   */
  references: 7_310_018,
  /** Only at the end of a transaction, which waits for no other lock after it. */
  auditLog: 7_310_007,
} as const;

type LockName = keyof typeof LOCKS;

/** FNV-1a as a signed 32-bit integer, the key type of advisory locks. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash | 0;
}

/**
 * A mutex until the request's transaction ends, so that reads after it stay valid until the commit. An
 * advisory lock on PostgreSQL. On SQLite a no-op write starts the single write transaction.
 *
 * @param key distinguishes locks of the same name; a hash collision only causes waiting.
 */
export async function lock(req: PayloadRequest, name: LockName, key?: string): Promise<void> {
  const advisory =
    key === undefined
      ? sql`SELECT pg_advisory_xact_lock(${LOCKS[name]})`
      : sql`SELECT pg_advisory_xact_lock(${LOCKS[name]}::int, ${hashOf(key)}::int)`;
  const writeLock = sql`UPDATE cache_tags SET version = version WHERE 0`;
  await writeRows(req, req.payload.db.name === 'sqlite' ? writeLock : advisory);
}

/**
 * The same until the request's transaction ends, but shared: several may have it at once, and nobody has it with
 * `lock`. For readers of what others write under the mutex. On SQLite as `lock`.
 */
export async function lockShared(req: PayloadRequest, name: LockName): Promise<void> {
  if (req.payload.db.name === 'sqlite') await lock(req, name);
  else await writeRows(req, sql`SELECT pg_advisory_xact_lock_shared(${LOCKS[name]})`);
}

/**
 * Runs work under a mutex across processes: a second process waits and then finds the work done. The lock
 * ends with the connection if a process dies. SQLite has a single process.
 */
export async function withLock<T>(payload: Payload, name: LockName, work: () => Promise<T>): Promise<T> {
  if (payload.db.name !== 'postgres') return work();
  const connection = await poolOf(payload).connect();
  try {
    await connection.query('SELECT pg_advisory_lock($1)', [LOCKS[name]]);
    return await work();
  } finally {
    // Destroying the connection releases the lock.
    connection.release(true);
  }
}

/**
 * Runs work in one process at a time; skips it if another process has the lock.
 *
 * @returns whether the work ran here.
 */
export async function tryWithLock(
  payload: Payload,
  name: LockName,
  work: () => Promise<void>,
): Promise<boolean> {
  if (payload.db.name !== 'postgres') {
    await work();
    return true;
  }
  const connection = await poolOf(payload).connect();
  try {
    const { rows } = await connection.query('SELECT pg_try_advisory_lock($1) AS ours', [LOCKS[name]]);
    if (!rows[0].ours) return false;
    try {
      await work();
    } finally {
      // Unlock explicitly: PostgreSQL notices a closed connection with a delay, and the next attempt would be
      // skipped.
      await connection.query('SELECT pg_advisory_unlock($1)', [LOCKS[name]]);
    }
    return true;
  } finally {
    // If unlocking failed, destroying the connection releases the lock.
    connection.release(true);
  }
}
