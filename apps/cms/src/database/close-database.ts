import type { Payload } from 'payload';

type PoolClient = { end(): Promise<void> };
type Closable = {
  client?: { close(): void };
  pool?: { on(event: 'error', listener: () => void): void; _clients: PoolClient[] };
};

/**
 * Closes a Payload instance's connections; Payload's `destroy` leaves them open. On PostgreSQL Payload never
 * releases one client, for which `pool.end()` would wait forever, so each client is ended directly.
 */
export async function closeDatabase(payload: Payload): Promise<void> {
  const { client, pool } = payload.db as unknown as Closable;
  client?.close();
  pool?.on('error', () => {});
  await Promise.all((pool?._clients ?? []).map((one) => one.end()));
}
