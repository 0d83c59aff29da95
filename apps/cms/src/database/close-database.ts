import type { Payload } from 'payload';

type Closable = { client?: { close(): void }; pool?: { end(): Promise<void> } };

/** Closes the connections of a Payload instance; Payload's own `destroy` leaves them open. */
export async function closeDatabase(payload: Payload): Promise<void> {
  const { client, pool } = payload.db as unknown as Closable;
  client?.close();
  await pool?.end();
}
