import type { Pool, PoolClient } from 'pg';

const POLL_INTERVAL_MS = 10_000;
/** Longer than the server's idle transaction timeout, which frees abandoned connections first. */
export const POOL_EXHAUSTED_AFTER_MS = 90_000;

/**
 * Removes terminated connections from the pool. Otherwise an abandoned one, for example of a transaction that
 * the server ended for idling, would count as in use forever.
 */
export function removeTerminatedConnections(pool: Pool): void {
  const checkedOut = new Set<PoolClient>();
  const watch = (client: PoolClient) =>
    client.once('end', () => {
      if (!checkedOut.has(client)) return;
      client.release(true);
      // The owner may still release it, which the pool would treat as an error.
      client.release = () => {};
    });
  pool
    .on('connect', watch)
    .on('acquire', (client) => checkedOut.add(client))
    .on('release', (_error, client) => checkedOut.delete(client));
}

/**
 * Detects connection pool exhaustion: reports once when no connection was available for the whole time limit.
 * Such a process runs but is unusable.
 *
 * @returns a function that stops watching.
 */
export function watchPoolExhaustion(
  pool: Pool,
  onExhausted: () => void,
  { afterMs = POOL_EXHAUSTED_AFTER_MS, everyMs = POLL_INTERVAL_MS } = {},
): () => void {
  let lastTaken = performance.now();
  const take = () => {
    lastTaken = performance.now();
  };
  const timer = setInterval(() => {
    const isFull = pool.totalCount >= pool.options.max && pool.idleCount === 0;
    if (!isFull || performance.now() - lastTaken < afterMs) return;
    stop();
    onExhausted();
  }, everyMs).unref();
  const stop = () => {
    clearInterval(timer);
    pool.off('acquire', take);
  };
  pool.on('acquire', take);
  return stop;
}
