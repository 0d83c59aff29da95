import type { Payload } from 'payload';
import { LOCKS, poolOf } from './database-of.ts';

/**
 * Lets one process at a time change schema or first content on PostgreSQL: of two that start together the
 * second waits and then finds the work done. A process that dies loses the lock with its connection.
 */
export async function withDatabaseLock<T>(payload: Payload, work: () => Promise<T>): Promise<T> {
  if (payload.db.name !== 'postgres') return work();
  const connection = await poolOf(payload).connect();
  try {
    await connection.query(`SELECT pg_advisory_lock(${LOCKS.schema})`);
    return await work();
  } finally {
    // The lock ends with the connection.
    connection.release(true);
  }
}

/**
 * Does work that one process at a time should do, unless another one is at it already. On SQLite there is one process.
 *
 * @returns whether the work was done here.
 */
export async function unlessLocked(
  payload: Payload,
  lock: keyof typeof LOCKS,
  work: () => Promise<void>,
): Promise<boolean> {
  if (payload.db.name !== 'postgres') {
    await work();
    return true;
  }
  const connection = await poolOf(payload).connect();
  try {
    const { rows } = await connection.query(`SELECT pg_try_advisory_lock(${LOCKS[lock]}) AS ours`);
    if (!rows[0].ours) return false;
    try {
      await work();
    } finally {
      // Given back at once: the end of a connection is noticed a moment later, and the next one's turn would be lost.
      await connection.query(`SELECT pg_advisory_unlock(${LOCKS[lock]})`);
    }
    return true;
  } finally {
    // A lock that could not be given back ends with the connection.
    connection.release(true);
  }
}
