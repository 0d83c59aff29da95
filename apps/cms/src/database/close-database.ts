import type { Payload } from 'payload';

type PoolClient = { end(): Promise<void> };
type Closable = {
  client?: { close(): void };
  pool?: { on(event: 'error', listener: () => void): void; _clients: PoolClient[] };
};

/**
 * Closes the connections of a Payload instance; Payload's own `destroy` leaves them open. On PostgreSQL it
 * checks one connection out for good, for which `pool.end()` would wait for ever: so each is ended by itself.
 */
export async function closeDatabase(payload: Payload): Promise<void> {
  const { client, pool } = payload.db as unknown as Closable;
  client?.close();
  pool?.on('error', () => {});
  await Promise.all((pool?._clients ?? []).map((one) => one.end()));
}
