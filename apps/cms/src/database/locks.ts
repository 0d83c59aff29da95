import type { Payload, PayloadRequest } from 'payload';
import { poolOf, writeInTransactionOf } from './database-of.ts';

/** Numbers of PostgreSQL's advisory locks, in one place so that no two are the same. */
const LOCKS = {
  administrators: 7_310_001,
  schema: 7_310_002,
  redirects: 7_310_003,
  marketSheets: 7_310_004,
  marketPull: 7_310_005,
  /** With a document as key. */
  documents: 7_310_006,
} as const;

export type LockName = keyof typeof LOCKS;

/** FNV-1a as a signed 32-bit number, which is what advisory locks are named by. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash | 0;
}

/**
 * A mutex that is held until the request's transaction ends: waits for whoever holds it, so that what is read after it
 * is still so when the transaction commits. An advisory lock on PostgreSQL. On SQLite a write that changes nothing begins
 * the one write transaction that there is at a time.
 *
 * @param key one of many locks of this name; two keys with the same hash only wait for each other.
 */
export async function lock(req: PayloadRequest, name: LockName, key?: string): Promise<void> {
  const numbers = key === undefined ? LOCKS[name] : `${LOCKS[name]}, ${hashOf(key)}`;
  await writeInTransactionOf(
    req,
    req.payload.db.name === 'sqlite'
      ? 'UPDATE cache_tags SET version = version WHERE 0'
      : `SELECT pg_advisory_xact_lock(${numbers})`,
  );
}

/**
 * Does work while holding a mutex between processes: of two that start together the second waits, and then finds the
 * work done. A process that dies loses the lock with its connection. On SQLite there is one process.
 */
export async function withLock<T>(payload: Payload, name: LockName, work: () => Promise<T>): Promise<T> {
  if (payload.db.name !== 'postgres') return work();
  const connection = await poolOf(payload).connect();
  try {
    await connection.query(`SELECT pg_advisory_lock(${LOCKS[name]})`);
    return await work();
  } finally {
    // The lock ends with the connection.
    connection.release(true);
  }
}

/**
 * Does work that one process at a time should do, or nothing where another one holds the lock.
 *
 * @returns whether the work was done here.
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
    const { rows } = await connection.query(`SELECT pg_try_advisory_lock(${LOCKS[name]}) AS ours`);
    if (!rows[0].ours) return false;
    try {
      await work();
    } finally {
      // Given back at once: the end of a connection is noticed a moment later, and the next one's turn would be lost.
      await connection.query(`SELECT pg_advisory_unlock(${LOCKS[name]})`);
    }
    return true;
  } finally {
    // A lock that could not be given back ends with the connection.
    connection.release(true);
  }
}
