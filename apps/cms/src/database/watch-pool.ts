import type { Pool, PoolClient } from 'pg';

const LOOK_EVERY_MS = 10_000;
/** Longer than the server lets a transaction idle: connections that it takes back in time are no reason to end. */
export const EXHAUSTED_AFTER_MS = 90_000;

/**
 * Gives connections that end back to the pool, whoever holds them. Otherwise one that its holder has forgotten, such as
 * in a transaction that the server ended for idling, would count as taken for ever.
 */
export function releaseEndedConnections(pool: Pool): void {
  const checkedOut = new Set<PoolClient>();
  const watch = (client: PoolClient) =>
    client.once('end', () => {
      if (!checkedOut.has(client)) return;
      client.release(true);
      // The holder may still notice, and release it as well, which the pool would call an error.
      client.release = () => {};
    });
  pool
    .on('connect', watch)
    .on('acquire', (client) => checkedOut.add(client))
    .on('release', (_error, client) => checkedOut.delete(client));
}

/**
 * Tells once when all connections have been taken for so long that they will not come back: none was free to be taken
 * in that time. Nothing works any more in such a process, although it is alive.
 *
 * @returns a function that stops watching.
 */
export function watchExhaustion(
  pool: Pool,
  onExhausted: () => void,
  { afterMs = EXHAUSTED_AFTER_MS, everyMs = LOOK_EVERY_MS } = {},
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
