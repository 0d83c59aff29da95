import type { Payload } from 'payload';
import { LOCKS } from './database-of.ts';

type Pool = {
  connect(): Promise<{ query(sql: string): Promise<unknown>; release(destroy: boolean): void }>;
};

/**
 * Lets one process at a time change schema or first content on PostgreSQL: of two that start together the
 * second waits and then finds the work done. A process that dies loses the lock with its connection.
 */
export async function withDatabaseLock<T>(payload: Payload, work: () => Promise<T>): Promise<T> {
  if (payload.db.name !== 'postgres') return work();
  const connection = await (payload.db as unknown as { pool: Pool }).pool.connect();
  try {
    await connection.query(`SELECT pg_advisory_lock(${LOCKS.schema})`);
    return await work();
  } finally {
    // The lock ends with the connection.
    connection.release(true);
  }
}
